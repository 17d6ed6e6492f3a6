/** How numbers are grouped, letters sorted and changed in case: 1,00,000. */
export const LOCALE = 'en-IN';

/** How months and weekdays are named: `Sep` as the screens write it, where en-IN says `Sept`. */
export const DATE_LOCALE = 'en-US';
