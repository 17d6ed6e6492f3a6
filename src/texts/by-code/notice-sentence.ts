import type { Notice } from '#contract/notices.ts';
import { noticeTexts } from '#texts/notices.ts';

/** What of a notice its sentence needs. */
export type NoticeSaid = Pick<Notice, 'kind' | 'says' | 'candidateName' | 'told'>;

/** How a page, or a mail, writes days and times. */
export interface Moments {
  dateTime(instant: string): string;
  time(instant: string): string;
  day(day: string): string;
}

/** The sentence of a notice, its core between `<b>` and `</b>`. */
export const noticeSentence = (
  { kind, says, candidateName, told }: NoticeSaid,
  { dateTime, time, day }: Moments,
): string => {
  const { startsAt, wasAt, lastDay } = says;
  const text = noticeTexts.kinds[kind];
  if (typeof text === 'string') return text;
  return text({
    job: says.jobTitle ?? '',
    company: says.companyName ?? '',
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
