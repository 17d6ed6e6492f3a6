import { isCandidate, type Member } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import type { LockedApplication } from '../applications/application-changes.store.ts';
import { lockApplication } from '../applications/lock-application.ts';
import { findHeld } from './held-answers.store.ts';
import { restoreApplications } from './restore-applications.ts';
import { showAnswer } from './show-answer.ts';

/**
 * Locks an application for an action that takes effect immediately. A held answer is unknown to a candidate and is
 * discarded when they act; before anybody else's action it is released.
 *
 * @throws Problem like `lockApplication`
 */
export async function lockSettled(
  deps: Pick<Deps, 'queue' | 'settings' | 'now'>,
  tx: Transaction,
  caller: Member,
  id: string,
): Promise<LockedApplication> {
  const application = await lockApplication(tx, caller, id);
  const held = await findHeld(tx, id);
  if (!held) return application;
  if (isCandidate(caller)) await restoreApplications(tx, caller, [{ application, held }], deps.now());
  else await showAnswer(deps, tx, { applicationId: id });
  return lockApplication(tx, caller, id);
}
