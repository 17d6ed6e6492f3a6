import type { ApplicationStatus } from '#contract/vocabularies.ts';

/** An interview stands: it can be moved or cancelled, and nothing else. */
export const inInterview = (status: ApplicationStatus): boolean =>
  status === 'interview_scheduled' || status === 'interview_rescheduled';

/** The selector leads nowhere from here. */
export const isSettled = (status: ApplicationStatus): boolean => inInterview(status) || status === 'withdrawn';
