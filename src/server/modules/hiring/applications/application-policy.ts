import type { PlainProblemCode, ProblemCode } from '#contract/problems.ts';
import { type CallerKind, letsIn, type Route } from '#contract/routes/route.ts';
import type { ApplicationStatus } from '#contract/vocabularies.ts';

/** The data that decides which changes an application allows. */
export interface ApplicationState {
  status: ApplicationStatus;
  /** Null when the account is gone. */
  candidateId: string | null;
  /** An administrator has taken the job down: no candidate may be asked to proceed. */
  takenDown: boolean;
  /** Closed without an answer, and the candidate has applied to the same job again. */
  appliedAgain?: boolean;
  /** The candidate has accepted an offer. */
  hired?: boolean;
}

/** Returns why an application can no longer change; undefined while its candidate's account exists. */
export const goneRefusal = ({ candidateId }: Pick<ApplicationState, 'candidateId'>): PlainProblemCode | undefined =>
  candidateId === null ? 'CANDIDATE_LEFT' : undefined;

/** Returns whether a call on an application is allowed: role, existing candidate, and the call's own refusal. */
export const getsThrough = (
  kind: CallerKind,
  route: Pick<Route, 'who'>,
  application: Pick<ApplicationState, 'candidateId'>,
  refusal?: ProblemCode,
): boolean => letsIn(route, kind) && goneRefusal(application) === undefined && refusal === undefined;

/** Actions that move an application. Recruiters and administrators decide, candidates withdraw. */
export type Step = 'decide' | 'schedule' | 'reschedule' | 'cancel interview' | 'fail interview' | 'withdraw';

/** Every legal step, and the only action that reaches it. Steps not listed are refused. */
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

/** The states in which the candidate is asked to proceed. */
export const INVITING: readonly ApplicationStatus[] = ['accepted', 'interview_scheduled', 'interview_rescheduled'];

/** Whether this action asks the candidate to proceed; ending steps are always possible. */
const asksFurther = (to: ApplicationStatus, step: Step): boolean =>
  step !== 'cancel interview' && INVITING.includes(to);

const LEAVING_A_HIRE: readonly Step[] = ['decide', 'schedule', 'fail interview'];

/**
 * Whether this action would answer someone anew who has accepted an offer. Nobody but the candidate can end an accepted
 * offer, so the application has to stay as that offer says.
 */
const leavesHire = (to: ApplicationStatus, step: Step): boolean => to !== 'accepted' && LEAVING_A_HIRE.includes(step);

/** Returns why an action may not move an application to another status; undefined when it may. */
export const stepRefusal = (
  { status, takenDown, appliedAgain, hired }: Omit<ApplicationState, 'candidateId'>,
  to: ApplicationStatus,
  step: Step,
): PlainProblemCode | undefined => {
  if (STEPS[status][to] !== step) return refusalOf(status, to, step);
  // One application per job: the newer one gets the answer.
  if (appliedAgain) return 'CANDIDATE_ALREADY_APPLIED';
  if (hired && leavesHire(to, step)) return 'OFFER_ACCEPTED';
  const reopens = status === 'rejected' && to === 'pending';
  return takenDown && (reopens || asksFurther(to, step)) ? 'JOB_TAKEN_DOWN' : undefined;
};

/** Returns the action by which a caller sets a status directly; undefined when they may not. */
export const settingStep = (kind: CallerKind, to: ApplicationStatus): 'decide' | 'withdraw' | undefined => {
  if (kind !== 'candidate') return 'decide';
  return to === 'withdrawn' ? 'withdraw' : undefined;
};

/** Returns why this caller may not set a status directly; undefined when they may. */
export const settingRefusal = (
  kind: CallerKind,
  application: Omit<ApplicationState, 'candidateId'>,
  to: ApplicationStatus,
): PlainProblemCode | undefined => {
  const step = settingStep(kind, to);
  return step ? stepRefusal(application, to, step) : 'FORBIDDEN';
};

/** A withdrawn application still counts, but withdrawing also revokes access to address, phone and documents. */
export const mayRecruiterSeeContact = (status: ApplicationStatus): boolean => status !== 'withdrawn';
