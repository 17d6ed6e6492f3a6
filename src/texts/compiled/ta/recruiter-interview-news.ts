// Compiled by `npm run texts`: not translated yet.
export * from '../en/recruiter-interview-news.ts';
