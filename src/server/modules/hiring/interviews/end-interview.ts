import { isCandidate, type Member } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import type { LockedApplication } from '../applications/application-changes.store.ts';
import { findAndLockLive, insertInterviewEvent, markCancelled } from './interview-changes.store.ts';
import { cancelledMail } from './interview-mails.ts';
import { newsOf } from './interview-news.ts';

/**
 * Cancels the live interview of a locked application, if it has one, and takes
 * it out of the candidate's calendar. The application's own status is the
 * caller's to change.
 *
 * @returns the id of the cancelled interview
 */
export async function endInterview(
  deps: Pick<Deps, 'queue' | 'settings' | 'now'>,
  tx: Transaction,
  by: Member,
  application: LockedApplication,
  { reason = '' }: { reason?: string } = {},
): Promise<string | undefined> {
  const at = deps.now();
  const before = await findAndLockLive(tx, application.id);
  if (!before) return undefined;
  const after = await markCancelled(tx, { id: before.id, reason, at });
  await insertInterviewEvent(tx, { event: 'interview_cancelled', before, after, by, at });
  const news = await newsOf(deps, tx, application, after);
  if (news) await deps.queue.send(tx, 'mail', cancelledMail(news, { byCandidate: isCandidate(by) }));
  return after.id;
}
