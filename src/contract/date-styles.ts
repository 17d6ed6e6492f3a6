import type { Language } from './languages.ts';

/** How days and times are written, as options of `Intl`. Apart from the table of languages, which every page loads. */
export const DATE_STYLES: Readonly<Record<Language, DateStyle>> = {
  en: { weekday: 'short', days: { month: 'short' }, times: {} },
  /** As people write and say them: `गुरुवार 5 दिसंबर`, not `गुरु 05 दिस॰`, and `सुबह 11:30`. */
  hi: { weekday: 'long', days: { day: 'numeric', month: 'long' }, times: { dayPeriod: 'short' } },
  ta: { weekday: 'short', days: { month: 'short' }, times: {} },
};

interface DateStyle {
  /** Of days in emails, which have the room. */
  weekday: 'short' | 'long';
  days: DayStyle;
  times: Intl.DateTimeFormatOptions;
}

interface DayStyle {
  month: 'short' | 'long';
  day?: 'numeric';
}
