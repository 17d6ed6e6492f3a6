// Compiled by `npm run texts`: not translated yet.
export * from '../en/company-report.ts';
