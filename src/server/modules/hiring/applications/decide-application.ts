import type { AnswerReason } from '#contract/answer-reasons.ts';
import type { ApplicationStatus } from '#contract/vocabularies.ts';
import type { Member } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { answeringMany, type Waits } from '../answers/answering.ts';
import { closeOffers } from '../offers/end-offers.ts';
import type { LockedApplication } from './application-changes.store.ts';
import { stepApplications } from './step-application.ts';

export interface DecisionWords {
  reason: string;
  /** The same, chosen from the list. */
  reasonCode?: AnswerReason | undefined;
  /** Replaces the usual sentence of the email. */
  message?: string;
}

/**
 * Answers locked applications, each with separate words; the candidates are emailed when the answers are shown. All but
 * an acceptance close an open offer, so that it cannot be accepted afterwards.
 *
 * @returns how long each answer can be undone, in the same order
 */
export async function decideApplications(
  deps: Pick<Deps, 'queue' | 'settings' | 'now'>,
  tx: Transaction,
  caller: Member,
  status: ApplicationStatus,
  decisions: readonly ({ application: LockedApplication } & DecisionWords)[],
): Promise<Waits[]> {
  const answers = decisions.map(({ application, reason, reasonCode, message = '' }) => ({
    application,
    words: { reason, message, ...(reasonCode && { reasonCode }) },
  }));
  return answeringMany(deps, tx, { by: caller, answers }, async () => {
    await stepApplications(tx, caller, decisions, { to: status, step: 'decide', at: deps.now() });
    if (status === 'accepted') return;
    const ids = decisions.map(({ application }) => application.id);
    await closeOffers(deps, tx, caller, ids);
  });
}

/** Answers one locked application, like `decideApplications`. */
export async function decideApplication(
  deps: Pick<Deps, 'queue' | 'settings' | 'now'>,
  tx: Transaction,
  caller: Member,
  application: LockedApplication,
  { status, ...words }: DecisionWords & { status: ApplicationStatus },
): Promise<Waits> {
  const [waits = {}] = await decideApplications(deps, tx, caller, status, [{ application, ...words }]);
  return waits;
}
