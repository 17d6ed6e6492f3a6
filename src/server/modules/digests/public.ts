/** What the bell tells, by mail: at once, or gathered in the morning. Only notices that wait for a mail are mailed here. */
export { mailNotices, mailSummaries, SUMMARIES_AT } from './mail-notices.ts';
