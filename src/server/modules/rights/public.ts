/** Rights: what is kept of people, for how long, and how it goes. */
export { applyRetention, RETENTION_AT } from './apply-retention.ts';
