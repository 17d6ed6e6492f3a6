import type { PlainProblemCode, ProblemCode } from '#contract/problems.ts';
import { type CallerKind, letsIn, type Route } from '#contract/routes/route.ts';
import type { ApplicationStatus } from '#contract/vocabularies.ts';

/** What decides which changes an application takes. */
export interface ApplicationState {
  status: ApplicationStatus;
  /** Nothing when the account is gone. */
  candidateId: string | null;
  /** An administrator has taken the job down: nobody is asked to come for it. */
  takenDown: boolean;
  /** It was closed without an answer, and the candidate has another to the same job since. */
  appliedAgain?: boolean;
}

/** Why nothing about an application can be changed any more; nothing while there is somebody behind it. */
export const goneRefusal = ({ candidateId }: Pick<ApplicationState, 'candidateId'>): PlainProblemCode | undefined =>
  candidateId === null ? 'CANDIDATE_LEFT' : undefined;

/** Whether a call about an application gets through: its door, the candidate who must be there, and its own refusal. */
export const getsThrough = (
  kind: CallerKind,
  route: Pick<Route, 'who'>,
  application: Pick<ApplicationState, 'candidateId'>,
  refusal?: ProblemCode,
): boolean => letsIn(route, kind) && goneRefusal(application) === undefined && refusal === undefined;

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

const INVITING: readonly ApplicationStatus[] = ['accepted', 'interview_scheduled', 'interview_rescheduled'];

/** Whether this action asks the candidate to come nearer to the job; ending things stays possible always. */
const asksFurther = (to: ApplicationStatus, step: Step): boolean =>
  step !== 'cancel interview' && INVITING.includes(to);

/** Why an application may not go to another status by this action; nothing when it may. */
export const stepRefusal = (
  { status, takenDown, appliedAgain }: Pick<ApplicationState, 'status' | 'takenDown' | 'appliedAgain'>,
  to: ApplicationStatus,
  step: Step,
): PlainProblemCode | undefined => {
  if (STEPS[status][to] !== step) return refusalOf(status, to, step);
  // One application a job: the newer one is answered.
  if (appliedAgain) return 'CANDIDATE_ALREADY_APPLIED';
  return takenDown && asksFurther(to, step) ? 'JOB_TAKEN_DOWN' : undefined;
};

/** By which action a caller sets a status directly; nothing when theirs is not to set it. */
export const settingStep = (kind: CallerKind, to: ApplicationStatus): 'decide' | 'withdraw' | undefined => {
  if (kind !== 'candidate') return 'decide';
  return to === 'withdrawn' ? 'withdraw' : undefined;
};

/** Why this caller may not set a status directly; nothing when they may. */
export const settingRefusal = (
  kind: CallerKind,
  application: Pick<ApplicationState, 'status' | 'takenDown' | 'appliedAgain'>,
  to: ApplicationStatus,
): PlainProblemCode | undefined => {
  const step = settingStep(kind, to);
  return step ? stepRefusal(application, to, step) : 'FORBIDDEN';
};

/**
 * A withdrawn application is kept for the count, but whoever took it back has
 * taken back address, phone and papers with it.
 */
export const mayRecruiterSeeContact = (status: ApplicationStatus): boolean => status !== 'withdrawn';
