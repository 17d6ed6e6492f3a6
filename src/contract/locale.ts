/** How numbers are grouped, letters sorted and changed in case: 1,00,000. */
export const LOCALE = 'en-IN';
