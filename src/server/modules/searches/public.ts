/** Saved searches: the mail of the day. Each export's own docstring says what it takes and throws. */
export { mailSearches } from './mail-searches.ts';
