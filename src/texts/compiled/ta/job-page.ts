// Compiled by `npm run texts`: not translated yet.
export * from '../en/job-page.ts';
