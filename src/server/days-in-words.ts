import { DATE_STYLES } from '#contract/date-styles.ts';
import { spokenLanguage, spokenLocale } from '#texts/spoken.ts';

/** Asia/Kolkata regardless of the server's time zone. */
const DAY = { timeZone: 'Asia/Kolkata', day: 'numeric', year: 'numeric' } as const;
const TIME = { timeZone: 'Asia/Kolkata', hour: 'numeric', minute: '2-digit', hour12: true } as const;

const formats = new Map<string, { day: Intl.DateTimeFormat; time: Intl.DateTimeFormat }>();

/** Month names and parts of the day as on screen; names of weekdays may be longer. */
const spokenFormats = () => {
  const { dateLocale } = spokenLocale();
  const { weekday, days, times } = DATE_STYLES[spokenLanguage()];
  const kept = formats.get(dateLocale) ?? {
    day: new Intl.DateTimeFormat(dateLocale, { ...DAY, weekday, ...days }),
    time: new Intl.DateTimeFormat(dateLocale, { ...TIME, ...times }),
  };
  formats.set(dateLocale, kept);
  return kept;
};

/** Returns the parts of an instant in Indian style, as `Tue`, `24`, `Nov`, `2026` and `11:30 am`. */
export const partsInIndia = (at: Date) => {
  const { day: days, time } = spokenFormats();
  const parts = new Map(days.formatToParts(at).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  return {
    ...{ weekday: part('weekday'), day: part('day'), month: part('month'), year: part('year') },
    // Intl separates `AM` by a narrow space.
    time: time.format(at).replace(/\s/gu, ' ').toLowerCase(),
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
