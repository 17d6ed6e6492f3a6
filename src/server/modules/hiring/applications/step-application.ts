import type { AnswerReason } from '#contract/answer-reasons.ts';
import type { ApplicationEvent, ApplicationStatus } from '#contract/vocabularies.ts';
import type { Member } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import { Problem } from '#server/problem.ts';
import { type EventDetail, insertEvent, type LockedApplication, updateStatus } from './application-changes.store.ts';
import { type Step, stepRefusal } from './application-policy.ts';

const EVENTS: Readonly<Record<Step, ApplicationEvent>> = {
  decide: 'status_changed',
  schedule: 'interview_scheduled',
  reschedule: 'interview_rescheduled',
  'cancel interview': 'interview_cancelled',
  'fail interview': 'interview_result',
  withdraw: 'withdrawn',
};

/**
 * Moves a locked application one legal step and records it in its history. The caller sends emails.
 *
 * @param reason stored with a rejection, and shown in the timeline
 * @param detail shown in the timeline instead of the reason
 * @throws Problem with the code of `stepRefusal`
 */
export async function stepApplication(
  tx: Transaction,
  by: Member,
  application: LockedApplication,
  {
    to,
    step,
    reason = '',
    reasonCode,
    detail,
    at,
  }: {
    to: ApplicationStatus;
    step: Step;
    reason?: string;
    reasonCode?: AnswerReason | undefined;
    detail?: EventDetail;
    at: Date;
  },
): Promise<void> {
  const from = application.status;
  const refusal = stepRefusal(application, to, step);
  if (refusal) throw new Problem(refusal);
  const answered = step !== 'withdraw' && to !== 'pending';
  await updateStatus(tx, {
    id: application.id,
    status: to,
    reason: to === 'rejected' && reason !== '' ? reason : null,
    reasonCode: to === 'rejected' ? (reasonCode ?? null) : null,
    answered,
    at,
  });
  const told = detail ?? toldReason(reason, reasonCode);
  await insertEvent(tx, { applicationId: application.id, event: EVENTS[step], from, to, detail: told, by, at });
}

const toldReason = (text: string, reason: AnswerReason | undefined): EventDetail | undefined => {
  if (reason) return { code: 'reason', reason, ...(text !== '' && { text }) };
  return text === '' ? undefined : { text };
};
