/** Trust: signs of fraud in postings. The export's own docstring says what it takes. */
export { type CheckedJob, checkForFraud } from './check-for-fraud.ts';
