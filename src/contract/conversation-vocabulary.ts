/** The two sides of a conversation. */
export const SIDES = ['candidate', 'recruiter'] as const;
export type Side = (typeof SIDES)[number];

/** What in a message looks like fraud; found as in postings (docs/signs-of-fraud.md). */
export const MESSAGE_SIGNS = ['asks_for_money', 'messenger_only'] as const;
export type MessageSign = (typeof MESSAGE_SIGNS)[number];

/** Why a message is reported: those of the reasons for jobs that fit one. */
export const MESSAGE_REPORT_REASONS = ['asks_for_money', 'not_a_real_job', 'offensive', 'other'] as const;
export type MessageReportReason = (typeof MESSAGE_REPORT_REASONS)[number];

/**
 * Why nobody writes any more, or not yet: the candidate has withdrawn; 30 days have passed since the rejection; one of
 * the two has left; an administrator has taken the job down; the reader has blocked the other; the other has ended it,
 * which does not say how; the recruiter has not acted yet, and writes first.
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

/** What both sides apply. */
export const MESSAGE_FILES = ['file1', 'file2', 'file3'] as const;

/** A message can be edited for so long, in milliseconds. */
export const EDITABLE_MS = 5 * 60_000;

/** After a rejection people can still write for so many days. */
export const DAYS_AFTER_REJECTION = 30;
