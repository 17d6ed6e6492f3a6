/** Trust: signs of fraud in postings. Each export's docstring says what it takes. */
export { type CheckedJob, checkForFraud } from './check-for-fraud.ts';
export { decideSigns } from './fraud-signs.store.ts';
export { signsInMessage } from './signs-in-message.ts';
