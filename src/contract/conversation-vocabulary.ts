/** The two sides of a conversation. */
export const SIDES = ['candidate', 'recruiter'] as const;
export type Side = (typeof SIDES)[number];

/** Signs of fraud in a message, found as in postings (docs/signs-of-fraud.md). */
export const MESSAGE_SIGNS = ['asks_for_money', 'messenger_only'] as const;
export type MessageSign = (typeof MESSAGE_SIGNS)[number];

/** Why a message is reported: the reasons for jobs that also fit a message. */
export const MESSAGE_REPORT_REASONS = ['asks_for_money', 'not_a_real_job', 'offensive', 'other'] as const;
export type MessageReportReason = (typeof MESSAGE_REPORT_REASONS)[number];

/**
 * Why writing is closed, or not open yet: the candidate has withdrawn; 30 days have passed since the rejection; one
 * side has left; an administrator has taken the job down; the reader has blocked the other side; the other side has
 * ended the conversation, without saying how; the recruiter, who writes first, has not acted yet.
 */
export const CONVERSATION_ENDS = [
  'withdrawn',
  'rejected',
  'left',
  'taken_down',
  'blocked',
  'ended',
  'not_yet',
] as const;
export type ConversationEnd = (typeof CONVERSATION_ENDS)[number];

/** Rules that both sides apply. */
export const MESSAGE_FILES = ['file1', 'file2', 'file3'] as const;

/** How long a message can be edited, in milliseconds. */
export const EDITABLE_MS = 5 * 60_000;

/** For how many days both sides can still write after a rejection. */
export const DAYS_AFTER_REJECTION = 30;
