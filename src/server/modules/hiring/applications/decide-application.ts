import type { AnswerReason } from '#contract/answer-reasons.ts';
import type { ApplicationStatus } from '#contract/vocabularies.ts';
import type { Member } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { answering, type Waits } from '../answers/answering.ts';
import { closeOpenOffer } from '../offers/close-open-offer.ts';
import type { LockedApplication } from './application-changes.store.ts';
import { stepApplication } from './step-application.ts';

export interface Decision {
  status: ApplicationStatus;
  reason: string;
  /** The same, chosen from the list. */
  reasonCode?: AnswerReason | undefined;
  /** Replaces the usual sentence of the email. */
  message?: string;
}

/**
 * Answers a locked application; the candidate is emailed when the answer is released. A rejection also closes an open
 * offer, so that it cannot be accepted any more.
 */
export async function decideApplication(
  deps: Pick<Deps, 'queue' | 'settings' | 'now'>,
  tx: Transaction,
  caller: Member,
  application: LockedApplication,
  { status, reason, reasonCode, message = '' }: Decision,
): Promise<Waits> {
  return answering(
    deps,
    tx,
    { by: caller, application, words: { reason, message, ...(reasonCode && { reasonCode }) } },
    async () => {
      await stepApplication(tx, caller, application, {
        to: status,
        step: 'decide',
        reason,
        reasonCode,
        at: deps.now(),
      });
      if (status === 'rejected') await closeOpenOffer(deps, tx, caller, application.id);
    },
  );
}
