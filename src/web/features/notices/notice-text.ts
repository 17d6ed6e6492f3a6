import { noticeSentence } from '#texts/by-code/notice-sentence.ts';
import type { Notice } from '#web/features/notices/notice-queries.ts';
import { dateTimeText, longShortDayText, timeText } from '#web/lib/formats.ts';

/** Returns the sentence of a notice for pages, with its core between `<b>` and `</b>`. */
export const noticeText = (notice: Notice): string =>
  noticeSentence(notice, {
    dateTime: (instant) => dateTimeText(instant, notice.createdAt),
    time: timeText,
    day: longShortDayText,
  });
