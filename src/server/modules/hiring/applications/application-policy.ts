import type { PlainProblemCode } from '#contract/problems.ts';
import type { ApplicationStatus } from '#contract/vocabularies.ts';

/** The acts that move an application. Deciding is the recruiter's and the administrators', withdrawing the candidate's. */
export type Step = 'decide' | 'schedule' | 'reschedule' | 'cancel interview' | 'fail interview' | 'withdraw';

/** Every legal step, and by which act alone it is reached. What is not here is refused. */
const STEPS: Readonly<Record<ApplicationStatus, Readonly<Partial<Record<ApplicationStatus, Step>>>>> = {
  pending: { accepted: 'decide', rejected: 'decide', withdrawn: 'withdraw' },
  accepted: { pending: 'decide', rejected: 'decide', interview_scheduled: 'schedule', withdrawn: 'withdraw' },
  rejected: { pending: 'decide', accepted: 'decide' },
  interview_scheduled: {
    interview_rescheduled: 'reschedule',
    accepted: 'cancel interview',
    rejected: 'fail interview',
    withdrawn: 'withdraw',
  },
  interview_rescheduled: {
    interview_rescheduled: 'reschedule',
    accepted: 'cancel interview',
    rejected: 'fail interview',
    withdrawn: 'withdraw',
  },
  withdrawn: {},
};

const inInterview = (status: ApplicationStatus): boolean =>
  status === 'interview_scheduled' || status === 'interview_rescheduled';

const refusalOf = (from: ApplicationStatus, to: ApplicationStatus, step: Step): PlainProblemCode => {
  if (from === 'withdrawn') return 'APPLICATION_WITHDRAWN';
  if (step === 'withdraw') return 'APPLICATION_REJECTED';
  if (step === 'schedule') return inInterview(from) ? 'ALREADY_SCHEDULED' : 'ACCEPT_BEFORE_INTERVIEW';
  if (step === 'reschedule' || step === 'cancel interview' || step === 'fail interview') return 'NO_INTERVIEW';
  if (inInterview(to)) return 'INTERVIEW_SET_BY_SCHEDULING';
  if (to === 'withdrawn') return 'ONLY_CANDIDATE_WITHDRAWS';
  if (inInterview(from)) return 'CANCEL_INTERVIEW_FIRST';
  return 'ILLEGAL_STEP';
};

/** Why an application may not go from one status to another by this action; nothing when it may. */
export const stepRefusal = (
  from: ApplicationStatus,
  to: ApplicationStatus,
  step: Step,
): PlainProblemCode | undefined => (STEPS[from][to] === step ? undefined : refusalOf(from, to, step));

const INVITING: readonly ApplicationStatus[] = ['accepted', 'interview_scheduled', 'interview_rescheduled'];

/** Whether this action asks the candidate to come nearer to the job; ending things stays possible always. */
export const asksFurther = (to: ApplicationStatus, step: Step): boolean =>
  step !== 'cancel interview' && INVITING.includes(to);

/** A candidate may change an own application in one way only. */
export const mayCandidateSet = (status: ApplicationStatus): boolean => status === 'withdrawn';

/**
 * A withdrawn application is kept for the count, but whoever took it back has
 * taken back address, phone and papers with it.
 */
export const mayRecruiterSeeContact = (status: ApplicationStatus): boolean => status !== 'withdrawn';
