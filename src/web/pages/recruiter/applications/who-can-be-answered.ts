import { bulkTexts } from '#texts/recruiter-bulk.ts';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';
import { inInterview } from '#web/pages/recruiter/applications/statuses.ts';

/** Answers that can be given to many applications at once. */
export type BulkStatus = 'accepted' | 'rejected';

const { stays: texts } = bulkTexts;

/** Why an application cannot receive this answer, as far as its row shows. */
const whyNot = (application: Application, status: BulkStatus): string => {
  const { status: now, outcome, interviewStatus, takenDown, candidateId } = application;
  if (now === status) return texts.already[status];
  if (now === 'withdrawn') return texts.withdrawn;
  if (outcome === 'hired') return texts.hired;
  if (candidateId === undefined) return texts.left;
  if (inInterview(now)) return interviewStatus === 'Selected' ? texts.selected : texts.interview;
  return takenDown && status === 'accepted' ? texts.takenDown : texts.stage;
};

/** The first few names, and the number of the others. */
const MOST_NAMED = 10;
const inShort = (names: readonly string[]): string => {
  const named = names.slice(0, MOST_NAMED).join(', ');
  return names.length > MOST_NAMED ? bulkTexts.andMore({ names: named, count: names.length - MOST_NAMED }) : named;
};

/** Splits the selection into applications that can receive an answer and those that cannot, grouped by reason. */
export function whoCanBeAnswered(applications: readonly Application[], status: BulkStatus) {
  const may = ({ may: { accept, reject } }: Application): boolean => (status === 'accepted' ? accept : reject);
  const stay = new Map<string, string[]>();
  for (const one of applications.filter((application) => !may(application))) {
    const why = whyNot(one, status);
    stay.set(why, [...(stay.get(why) ?? []), one.fullName]);
  }
  return {
    can: applications.filter(may),
    stay: [...stay].map(([why, names]) => bulkTexts.refused({ name: inShort(names), why })),
  };
}
