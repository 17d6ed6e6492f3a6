/** The locale for grouping digits (1,00,000), sorting and changing case. */
export const LOCALE = 'en-IN';
