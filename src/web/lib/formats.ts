import { rupees } from '#contract/amounts.ts';
import { dayInIndia, isDay } from '#contract/rules.ts';
import { both, type Range } from '#texts/by-code/pay-range-text.ts';
import { formatTexts as texts } from '#texts/formats.ts';

/*
 * Formats for numbers, money and time. Days and times are in Asia/Kolkata. Nothing here reads the clock or the device's
 * settings, so the server and every browser produce the same text.
 */

export { countText, lakhs, rupees } from '#contract/amounts.ts';
export { lpa } from '#texts/by-code/amount-text.ts';
export { monthlyText, salaryText, stipendText } from '#texts/by-code/pay-range-text.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Asia/Kolkata is UTC+5:30, without daylight saving time. */
const AHEAD = 330 * MINUTE;

/** `₹16,00,000 – ₹24,00,000 a year` */
export const salaryInRupees = (salary: Range | null | undefined): string => {
  if (!both(salary)) return texts.notMentioned;
  return texts.inRupees({
    range: salary.min === salary.max ? rupees(salary.min) : `${rupees(salary.min)} – ${rupees(salary.max)}`,
  });
};

/** `3–5 Years`; 'Fresher Allowed' without a range. */
export const experienceText = (range: Range | null | undefined): string => {
  const min = range?.min ?? null;
  const max = range?.max ?? null;
  if ((min === null && max === null) || (max === 0 && !min)) return texts.fresher;
  if (max === null) return texts.years({ most: Math.max(2, min ?? 0), range: `${min}+` });
  if (min === null) return texts.upToYears({ most: max });
  return min === max
    ? texts.years({ most: min, range: String(min) })
    : texts.years({ most: max, range: `${min}–${max}` });
};

/** `3 months` */
export const monthsText = (count: number): string => texts.monthsLong({ count });

/** `YYYY-MM-DD` in Asia/Kolkata for a day or an instant; undefined for anything else. */
const dayOf = (value: string | Date | null | undefined): string | undefined => {
  if (!value) return undefined;
  if (typeof value === 'string' && isDay(value)) return value;
  const instant = new Date(value);
  return Number.isNaN(instant.getTime()) ? undefined : dayInIndia(instant);
};

const parts = (day: string): { year: string; month: string; short: string; date: string } => {
  const month = Number(day.slice(5, 7)) - 1;
  return {
    year: day.slice(0, 4),
    month: texts.months[month] ?? '',
    short: texts.monthsShort[month] ?? '',
    date: String(Number(day.slice(8, 10))).padStart(Number(texts.dayDigits), '0'),
  };
};

/** `20 Nov 2026`, for a day or an instant; an empty text for anything else. */
export const dayText = (value: string | Date | null | undefined): string => {
  const day = dayOf(value);
  if (!day) return '';
  const { year, short, date } = parts(day);
  return `${date} ${short} ${year}`;
};

/** `Nov 2026`, for a month or a day; an empty text for anything else. */
export const monthText = (value: string | null | undefined): string => {
  if (!value || !/^\d{4}-(?:0[1-9]|1[0-2])/.test(value)) return '';
  const { year, short } = parts(value);
  return `${short} ${year}`;
};

/** `20 Nov`, where the year is obvious. */
export const shortDayText = (value: string | Date | null | undefined): string => {
  const day = dayOf(value);
  if (!day) return '';
  const { short, date } = parts(day);
  return `${date} ${short}`;
};

/** `Nov`, as on a calendar leaf. */
export const shortMonthText = (value: string | Date): string => parts(dayOf(value) ?? '').short;

/** `5 December 2026` */
export const longDayText = (value: string | Date | null | undefined): string => {
  const day = dayOf(value);
  if (!day) return '';
  const { year, month, date } = parts(day);
  return `${Number(date)} ${month} ${year}`;
};

/** `5 December`, where the year is obvious. */
export const longShortDayText = (day: string): string => {
  const { month, date } = parts(day);
  return `${Number(date)} ${month}`;
};

/** `December 2026` */
export const longMonthText = (day: string): string => {
  const { year, month } = parts(day);
  return `${month} ${year}`;
};

/** `16 Nov – 05 Dec 2026` */
export const dayRangeText = (start: string, end: string): string => {
  if (!start || !end) return dayText(start || end);
  return start.slice(0, 4) === end.slice(0, 4)
    ? `${shortDayText(start)} – ${dayText(end)}`
    : `${dayText(start)} – ${dayText(end)}`;
};

/** The parts of the day that Hindi names, by their first hour; the last one is the later night. */
const partOfDay = (hour: number) =>
  hour < 4 ? 'night' : hour < 12 ? 'morning' : hour < 16 ? 'noon' : hour < 20 ? 'evening' : 'late';

/** `11:30 am`, in Hindi `सुबह 11:30`, in Asia/Kolkata. */
export const timeText = (instant: string | Date): string => {
  const there = new Date(new Date(instant).getTime() + AHEAD);
  if (Number.isNaN(there.getTime())) return '';
  const hour = there.getUTCHours();
  const minute = String(there.getUTCMinutes()).padStart(2, '0');
  return texts.time({ part: partOfDay(hour), time: `${hour % 12 || 12}:${minute}` });
};

/** `Tue 24 Nov, 11:30 am`, with the year when it is not the current one. */
export const dateTimeText = (instant: string | Date, now?: string | Date): string => {
  const there = new Date(new Date(instant).getTime() + AHEAD);
  const day = dayOf(instant);
  if (!day) return '';
  const sameYear = now !== undefined && dayOf(now)?.slice(0, 4) === day.slice(0, 4);
  return `${texts.weekdays[there.getUTCDay()]} ${sameYear ? shortDayText(day) : dayText(day)}, ${timeText(instant)}`;
};

/** `2 hours ago`; the date after a month; 'Recently' when unknown. */
export const ageText = (instant: string | Date | null | undefined, now: string | Date): string => {
  const age = new Date(now).getTime() - new Date(instant ?? '').getTime();
  if (Number.isNaN(age)) return texts.recently;
  if (age < MINUTE) return texts.justNow;
  if (age < HOUR) return texts.minutesAgo({ count: Math.floor(age / MINUTE) });
  if (age < DAY) return texts.hoursAgo({ count: Math.floor(age / HOUR) });
  if (age < 31 * DAY) return texts.daysAgo({ count: Math.floor(age / DAY) });
  return dayText(instant);
};

/** When a job was posted: 'Recently' within the first minute or when unknown; then its age. */
export const postedText = (instant: string | Date | null | undefined, now: string | Date): string =>
  new Date(now).getTime() - new Date(instant ?? '').getTime() < MINUTE ? texts.recently : ageText(instant, now);

/** Days from today in India until `day`; 0 on the day itself, negative when it is past. */
export const daysUntil = (day: string, now: string | Date): number =>
  Math.round((Date.parse(day) - Date.parse(dayInIndia(new Date(now)))) / DAY);

/** `15 days left`; nothing when the day is past. */
export const daysLeftText = (day: string, now: string | Date): string => {
  const left = daysUntil(day, now);
  return Number.isNaN(left) || left < 0 ? '' : texts.daysLeft({ count: left });
};

/** Adapts a format for use inside a sentence: `Just now` becomes `just now`. */
export const insideSentence = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
