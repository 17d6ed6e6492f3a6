import { DATE_LOCALE } from '#contract/locale.ts';

/** Month and day names as the screens write them; Asia/Kolkata whatever the server's own zone. */
const FORMAT = new Intl.DateTimeFormat(DATE_LOCALE, {
  timeZone: 'Asia/Kolkata',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** `Tue 24 Nov 2026, 11:30 am`, in Asia/Kolkata. */
export const timeInIndia = (instant: Date): string => {
  const parts = new Map(FORMAT.formatToParts(instant).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  const day = `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}`;
  return `${day}, ${part('hour')}:${part('minute')} ${part('dayPeriod').toLowerCase()}`;
};
