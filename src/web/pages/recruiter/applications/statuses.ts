import type { ApplicationStatus, InterviewStatus } from '#contract/vocabularies.ts';

/** An interview is arranged or held. */
export const inInterview = (status: ApplicationStatus): boolean =>
  status === 'interview_scheduled' || status === 'interview_rescheduled';

/** The interview is still to come: once it has a result, there is nothing to move or cancel. */
export const isAhead = ({
  status,
  interviewStatus,
}: {
  status: ApplicationStatus;
  interviewStatus?: InterviewStatus;
}): boolean => inInterview(status) && interviewStatus !== 'Selected' && interviewStatus !== 'Rejected';

/** The selector leads nowhere from here. */
export const isSettled = (status: ApplicationStatus): boolean => inInterview(status) || status === 'withdrawn';
