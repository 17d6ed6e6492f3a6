// Compiled by `npm run texts`: not translated yet.
export * from '../en/signed-in-asks.ts';
