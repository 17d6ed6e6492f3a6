import { noticeTexts } from '#texts/notices.ts';
import type { Notice } from '#web/features/notices/notice-queries.ts';
import { dateTimeText, longShortDayText, timeText } from '#web/lib/formats.ts';

/** The sentence of a notice, its core between `<b>` and `</b>`. */
export const noticeText = ({ kind, says, candidateName, createdAt }: Notice): string => {
  const { startsAt = '', wasAt = '', lastDay = '' } = says;
  const text = noticeTexts.kinds[kind];
  if (typeof text === 'string') return text;
  return text({
    job: says.jobTitle ?? '',
    company: says.companyName ?? '',
    person: candidateName || noticeTexts.somebody,
    when: dateTimeText(startsAt, createdAt),
    was: dateTimeText(wasAt, createdAt),
    moved: wasAt !== startsAt,
    time: timeText(startsAt),
    day: longShortDayText(lastDay),
    days: says.days ?? 0,
    count: says.count ?? 0,
    search: says.searchName ?? '',
    form: says.enquiryKind ?? '',
  });
};
