import type { Notice } from '#contract/notices.ts';
import { noticeTexts } from '#texts/notices.ts';

/** What of a notice its sentence needs. */
export type NoticeSaid = Pick<Notice, 'kind' | 'says' | 'candidateName' | 'postedByCompany' | 'told'>;

/** How a page, or a mail, writes days and times. */
export interface Moments {
  dateTime(instant: string): string;
  time(instant: string): string;
  day(day: string): string;
}

/** What the company does itself; of the others it is only the place of the job. */
const COMPANY_ACTS: ReadonlySet<Notice['kind']> = new Set([
  'application_accepted',
  'application_rejected',
  'promise_passed',
  'interview_moved',
  'offer_made',
  'offer_withdrawn',
  'offer_expires',
  'message_from_company',
  'job_invitation',
]);

/** The job and who acts: who posted it for another company, of which it then says so. */
const named = ({ kind, says, postedByCompany }: NoticeSaid): { job: string; company: string } => {
  const { jobTitle: job = '', companyName: company = '' } = says;
  if (postedByCompany === null || !COMPANY_ACTS.has(kind)) return { job, company };
  return { job: noticeTexts.jobOf({ job, company }), company: postedByCompany || noticeTexts.recruiter };
};

/** The sentence of a notice, its core between `<b>` and `</b>`. */
export const noticeSentence = (notice: NoticeSaid, { dateTime, time, day }: Moments): string => {
  const { kind, says, candidateName, told } = notice;
  const { startsAt, wasAt, lastDay } = says;
  const text = noticeTexts.kinds[kind];
  if (typeof text === 'string') return text;
  return text({
    ...named(notice),
    person: candidateName || noticeTexts.somebody,
    when: startsAt ? dateTime(startsAt) : '',
    was: wasAt ? dateTime(wasAt) : '',
    moved: wasAt !== startsAt,
    time: startsAt ? time(startsAt) : '',
    day: lastDay ? day(lastDay) : '',
    days: says.days ?? 0,
    count: says.count ?? told,
    search: says.searchName ?? '',
    form: says.enquiryKind ?? '',
  });
};
