import { spokenLocale } from '#texts/spoken.ts';

/** Month and day names as on screen; Asia/Kolkata regardless of the server's time zone. */
const OPTIONS = {
  timeZone: 'Asia/Kolkata',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
} as const;

const formats = new Map<string, Intl.DateTimeFormat>();

const format = (): Intl.DateTimeFormat => {
  const { dateLocale } = spokenLocale();
  const kept = formats.get(dateLocale) ?? new Intl.DateTimeFormat(dateLocale, OPTIONS);
  formats.set(dateLocale, kept);
  return kept;
};

/** Returns the parts of an instant in Indian style, as `Tue`, `24`, `Nov`, `2026` and `11:30 am`. */
export const partsInIndia = (at: Date) => {
  const parts = new Map(
    format()
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  return {
    ...{ weekday: part('weekday'), day: part('day'), month: part('month'), year: part('year') },
    time: `${part('hour')}:${part('minute')} ${part('dayPeriod').toLowerCase()}`,
  };
};

/** Returns `Fri 20 Nov 2026` for an instant or for a day in Asia/Kolkata. */
export const dayInMail = (value: Date | string): string => {
  const { weekday, day, month, year } = partsInIndia(
    typeof value === 'string' ? new Date(`${value}T12:00:00+05:30`) : value,
  );
  return `${weekday} ${day} ${month} ${year}`;
};

/** Returns `Tue 24 Nov 2026, 11:30 am`, in Asia/Kolkata. */
export const dayAndTime = (at: Date): string => `${dayInMail(at)}, ${partsInIndia(at).time}`;
