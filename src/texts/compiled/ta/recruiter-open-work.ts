// Compiled by `npm run texts`: not translated yet.
export * from '../en/recruiter-open-work.ts';
