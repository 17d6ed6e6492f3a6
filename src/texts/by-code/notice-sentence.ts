import type { Notice } from '#contract/notices.ts';
import { noticeTexts } from '#texts/notices.ts';
import { changedFactsText } from './changed-facts-text.ts';

/** The parts of a notice that its sentence needs. */
export type NoticeSaid = Pick<Notice, 'kind' | 'says' | 'candidateName' | 'postedByCompany' | 'told'>;

/** The formats of days and times for a page or an email. */
export interface Moments {
  dateTime(instant: string): string;
  time(instant: string): string;
  day(day: string): string;
}

/** Acts of the company; in other kinds the company only belongs to the job. */
const COMPANY_ACTS: ReadonlySet<Notice['kind']> = new Set([
  'application_accepted',
  'application_rejected',
  'promise_passed',
  'interview_moved',
  'interview_missed',
  'offer_made',
  'offer_withdrawn',
  'offer_expires',
  'message_from_company',
  'job_invitation',
]);

/**
 * Returns the job and who acts: if the job is another company's, the job names that company and the actor is the
 * poster's.
 */
const named = ({ kind, says, postedByCompany }: NoticeSaid): { job: string; company: string } => {
  const { jobTitle: job = '', companyName: company = '' } = says;
  if (postedByCompany === null || !COMPANY_ACTS.has(kind)) return { job, company };
  return { job: noticeTexts.jobOf({ job, company }), company: postedByCompany || noticeTexts.recruiter };
};

/** Returns the sentence of a notice, with its main part between `<b>` and `</b>`. */
export const noticeSentence = (notice: NoticeSaid, { dateTime, time, day }: Moments): string => {
  const { kind, says, candidateName, told } = notice;
  const { startsAt, wasAt, lastDay, jobWas, jobNow } = says;
  const text = noticeTexts.kinds[kind];
  if (typeof text === 'string') return text;
  const changes = jobWas && jobNow ? changedFactsText(jobWas, jobNow) : '';
  return text({
    ...named(notice),
    person: candidateName || noticeTexts.somebody,
    known: Boolean(candidateName),
    when: startsAt ? dateTime(startsAt) : '',
    was: wasAt ? dateTime(wasAt) : '',
    moved: wasAt !== startsAt,
    place: says.place ?? '',
    placed: Boolean(says.place),
    time: startsAt ? time(startsAt) : '',
    day: lastDay ? day(lastDay) : '',
    days: says.days ?? 0,
    count: says.count ?? told,
    changes,
    listed: changes !== '',
    search: says.searchName ?? '',
    form: says.enquiryKind ?? '',
    reported: says.reported ?? '',
    decision: says.decision ?? '',
    offer: says.offer ?? '',
  });
};
