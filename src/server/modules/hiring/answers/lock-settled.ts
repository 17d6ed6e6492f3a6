import { isCandidate, type Member } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import type { LockedApplication } from '../applications/application-changes.store.ts';
import { lockApplication } from '../applications/lock-application.ts';
import { findHeld, type HeldAnswer, interviewsOf } from './held-answers.store.ts';
import { restoreApplications } from './restore-applications.ts';
import { areSame, showAnswer } from './show-answer.ts';

export interface SettledApplication extends LockedApplication {
  answerUndone?: boolean;
}

/**
 * Locks an application for an action that takes effect immediately. A held answer is unknown to a candidate and is
 * discarded when they act, except an offer when they only answer the time of an interview, which is released: neither
 * says anything about the other. Before anybody else's action a held answer is released.
 *
 * @returns with `answerUndone` if a held answer was discarded; recruiters must be told
 * @throws Problem like `lockApplication`
 */
export async function lockSettled(
  deps: Pick<Deps, 'queue' | 'settings' | 'now'>,
  tx: Transaction,
  caller: Member,
  id: string,
  { about }: { about?: 'interview' } = {},
): Promise<SettledApplication> {
  const application = await lockApplication(tx, caller, id);
  const held = await findHeld(tx, id);
  if (!held) return application;
  const isUnrelated = about === 'interview' && (await isOnlyAnOffer(tx, application, held));
  const answerUndone = isCandidate(caller) && !isUnrelated;
  if (answerUndone) await restoreApplications(tx, caller, [{ application, held }], deps.now());
  else await showAnswer(deps, tx, { applicationId: id });
  return { ...(await lockApplication(tx, caller, id)), answerUndone };
}

/** Whether a held answer leaves the application's status and its interviews as the candidate knows them. */
const isOnlyAnOffer = async (
  tx: Transaction,
  { id, status }: LockedApplication,
  { before }: HeldAnswer,
): Promise<boolean> => status === before.application.status && areSame(await interviewsOf(tx, [id]), before.interviews);
