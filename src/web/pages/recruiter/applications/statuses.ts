import type { CallOutput } from '#contract/api.ts';
import { isInterviewOver } from '#contract/interview-rules.ts';
import type { ApplicationStatus } from '#contract/vocabularies.ts';

type Application = CallOutput<'listApplications'>[number];

/** Whether an interview is scheduled or took place. */
export const inInterview = (status: ApplicationStatus): boolean =>
  status === 'interview_scheduled' || status === 'interview_rescheduled';

/** Whether the candidate's account has been deleted: job, dates and status remain. */
export const hasLostCandidate = ({ candidateId }: Pick<Application, 'candidateId'>): boolean =>
  candidateId === undefined;

/** Whether it ended because the candidate's account was deleted: the stage `left`, as the server counts it. */
export const endedByLeaving = (application: Pick<Application, 'candidateId' | 'status'>): boolean =>
  hasLostCandidate(application) && application.status !== 'rejected' && application.status !== 'withdrawn';

/** Whether the candidate has an offer that they can still answer. */
export const hasOpenOffer = ({ outcome }: Pick<Application, 'outcome'>): boolean => outcome === 'offered';

/** Whether the interview is still open: once it has a result, it can no longer be moved or cancelled. */
export const isAhead = ({ may, interviewStatus }: Pick<Application, 'may' | 'interviewStatus'>): boolean =>
  may.cancelInterview && interviewStatus !== 'Selected';

/** Whether the interview can be moved, which ends when its job is taken down. */
export const mayMove = (application: Pick<Application, 'may' | 'interviewStatus'>): boolean =>
  application.may.reschedule && isAhead(application);

/** Whether the interview is over and its result is missing; that of a job that was taken down gets none. */
export const isResultMissing = (
  application: Pick<Application, 'may' | 'interviewStatus' | 'interviewDetails'>,
  now: string,
): boolean =>
  isAhead(application) &&
  application.interviewDetails?.may.select === true &&
  isInterviewOver(application.interviewDetails.interviewDateTime, now);

/** Whether the candidate asks for another time of an interview that is still ahead. */
export const asksForTime = (
  application: Pick<Application, 'may' | 'interviewStatus' | 'interviewDetails'>,
  now: string,
): boolean =>
  isAhead(application) &&
  application.interviewDetails?.answer === 'another_time' &&
  application.interviewDetails.interviewDateTime > now;

/** Whether the status can be changed to any other. */
export const maySetStatus = ({ may }: Pick<Application, 'may'>): boolean =>
  may.reopen || may.accept || may.reject || may.schedule;
