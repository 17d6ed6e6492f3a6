import type { ProblemCode } from '#contract/problems.ts';
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

export interface StepRefusal {
  code: ProblemCode;
  message: string;
}

const inInterview = (status: ApplicationStatus): boolean =>
  status === 'interview_scheduled' || status === 'interview_rescheduled';

const sentenceFor = (from: ApplicationStatus, to: ApplicationStatus, step: Step): string => {
  if (from === 'withdrawn') return 'The candidate has withdrawn this application.';
  if (step === 'withdraw') return 'A rejected application cannot be withdrawn.';
  if (step === 'schedule') return 'Accept the application before you schedule an interview.';
  if (step === 'reschedule' || step === 'cancel interview' || step === 'fail interview')
    return 'There is no interview for this application.';
  if (inInterview(to)) return 'An interview is set by scheduling it.';
  if (to === 'withdrawn') return 'Only the candidate can withdraw an application.';
  if (inInterview(from)) return 'An interview is scheduled. Cancel it before you change the status.';
  return 'This change is not possible in the present state.';
};

/** Why an application may not go from one status to another by this act; nothing when it may. */
export const stepRefusal = (from: ApplicationStatus, to: ApplicationStatus, step: Step): StepRefusal | undefined => {
  if (STEPS[from][to] === step) return undefined;
  const scheduledTwice = step === 'schedule' && inInterview(from);
  return scheduledTwice
    ? { code: 'ALREADY_SCHEDULED', message: 'An interview is already scheduled for this application.' }
    : { code: 'ILLEGAL_STEP', message: sentenceFor(from, to, step) };
};

const INVITING: readonly ApplicationStatus[] = ['accepted', 'interview_scheduled', 'interview_rescheduled'];

/** Said to whoever would ask a candidate further for a job that is taken down. */
export const TAKEN_DOWN =
  'An administrator has taken this job down. Nobody can be accepted, interviewed or offered a place for it.';

/** Whether this act asks the candidate to come nearer to the job; ending things stays possible always. */
export const asksFurther = (to: ApplicationStatus, step: Step): boolean =>
  step !== 'cancel interview' && INVITING.includes(to);

/** A candidate may change an own application in one way only. */
export const mayCandidateSet = (status: ApplicationStatus): boolean => status === 'withdrawn';

/**
 * A withdrawn application is kept for the count, but whoever took it back has
 * taken back address, phone and papers with it.
 */
export const mayRecruiterSeeContact = (status: ApplicationStatus): boolean => status !== 'withdrawn';
