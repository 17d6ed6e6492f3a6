import { isCandidate, type Member } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import type { LockedApplication } from '../applications/application-changes.store.ts';
import { lockApplication } from '../applications/lock-application.ts';
import { findHeld, type HeldAnswer, interviewsOf } from './held-answers.store.ts';
import { restoreApplications } from './restore-applications.ts';
import { areSame, showAnswer } from './show-answer.ts';

/**
 * Locks an application for an action that takes effect immediately. A held answer is unknown to a candidate and is
 * discarded when they act, except an offer when they only answer the time of an interview, which is released: neither
 * says anything about the other. Before anybody else's action a held answer is released.
 *
 * @throws Problem like `lockApplication`
 */
export async function lockSettled(
  deps: Pick<Deps, 'queue' | 'settings' | 'now'>,
  tx: Transaction,
  caller: Member,
  id: string,
  { about }: { about?: 'interview' } = {},
): Promise<LockedApplication> {
  const application = await lockApplication(tx, caller, id);
  const held = await findHeld(tx, id);
  if (!held) return application;
  const isUnrelated = about === 'interview' && (await isOnlyAnOffer(tx, application, held));
  if (isCandidate(caller) && !isUnrelated) await restoreApplications(tx, caller, [{ application, held }], deps.now());
  else await showAnswer(deps, tx, { applicationId: id });
  return lockApplication(tx, caller, id);
}

/** Whether a held answer leaves the application's status and its interviews as the candidate knows them. */
const isOnlyAnOffer = async (
  tx: Transaction,
  { id, status }: LockedApplication,
  { before }: HeldAnswer,
): Promise<boolean> => status === before.application.status && areSame(await interviewsOf(tx, [id]), before.interviews);
