/** Notices by email: immediately, or in a morning digest. Only notices waiting for an email are sent here. */
export { mailNotices, mailSummaries, SUMMARIES_AT } from './mail-notices.ts';
