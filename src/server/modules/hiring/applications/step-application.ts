import type { AnswerReason } from '#contract/answer-reasons.ts';
import type { ApplicationEvent, ApplicationStatus } from '#contract/vocabularies.ts';
import type { Member } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import { Problem } from '#server/problem.ts';
import { type EventDetail, insertEvents, type LockedApplication, updateStatuses } from './application-changes.store.ts';
import { type Step, stepRefusal } from './application-policy.ts';

const EVENTS: Readonly<Record<Step, ApplicationEvent>> = {
  decide: 'status_changed',
  schedule: 'interview_scheduled',
  reschedule: 'interview_rescheduled',
  'cancel interview': 'interview_cancelled',
  'fail interview': 'interview_result',
  withdraw: 'withdrawn',
};

/** What is recorded about one application's step. */
interface StepWords {
  application: LockedApplication;
  /** Stored with a rejection, and shown in the timeline. */
  reason?: string;
  reasonCode?: AnswerReason | undefined;
  /** Shown in the timeline in place of the reason. */
  detail?: EventDetail;
}

/**
 * Moves locked applications one legal step to the same status, and records it in their history. The caller sends the
 * emails.
 *
 * @throws Problem with the `stepRefusal` code of the first that may not take the step
 */
export async function stepApplications(
  tx: Transaction,
  by: Member,
  steps: readonly StepWords[],
  { to, step, at }: { to: ApplicationStatus; step: Step; at: Date },
): Promise<void> {
  for (const { application } of steps) {
    const refusal = stepRefusal(application, to, step);
    if (refusal) throw new Problem(refusal);
  }
  const isRejection = to === 'rejected';
  await updateStatuses(
    tx,
    steps.map(({ application: { id }, reason = '', reasonCode }) => ({
      id,
      reason: isRejection && reason !== '' ? reason : null,
      reasonCode: isRejection ? (reasonCode ?? null) : null,
    })),
    { status: to, answered: step !== 'withdraw' && to !== 'pending', at },
  );
  await insertEvents(
    tx,
    steps.map(({ application: { id, status: from }, reason = '', reasonCode, detail }) => ({
      applicationId: id,
      event: EVENTS[step],
      from,
      to,
      detail: detail ?? toldReason(reason, reasonCode),
      by,
      at,
    })),
  );
}

/** Moves one locked application, like `stepApplications`. */
export const stepApplication = (
  tx: Transaction,
  by: Member,
  application: LockedApplication,
  { to, step, at, ...words }: Omit<StepWords, 'application'> & { to: ApplicationStatus; step: Step; at: Date },
): Promise<void> => stepApplications(tx, by, [{ application, ...words }], { to, step, at });

const toldReason = (text: string, reason: AnswerReason | undefined): EventDetail | undefined => {
  if (reason) return { code: 'reason', reason, ...(text !== '' && { text }) };
  return text === '' ? undefined : { text };
};
