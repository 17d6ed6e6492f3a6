/** Rights: what is stored about people, for how long, and how it is deleted. */
export { applyRetention, RETENTION_AT } from './apply-retention.ts';
