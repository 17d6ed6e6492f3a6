import type { Language } from './languages.ts';

/** How days and times are written, as options of `Intl`. Apart from the table of languages, which every page loads. */
export const DATE_STYLES: Readonly<Record<Language, { days: DayStyle; times: Intl.DateTimeFormatOptions }>> = {
  en: { days: { month: 'short' }, times: {} },
  /** As people write and say them: `5 दिसंबर`, not `05 दिस॰`, and `सुबह 11:30`. */
  hi: { days: { day: 'numeric', month: 'long' }, times: { dayPeriod: 'short' } },
  ta: { days: { month: 'short' }, times: {} },
};

interface DayStyle {
  month: 'short' | 'long';
  day?: 'numeric';
}
