import type { SessionsEnded } from '#contract/own-account.ts';
import type { Member } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { deleteOtherSessions, deleteOwnSession } from './sessions.store.ts';

/** Signs the caller out everywhere but here. */
export async function endOtherSessions({ db }: Pick<Deps, 'db'>, caller: Member): Promise<SessionsEnded> {
  const ended = await deleteOtherSessions(db, caller);
  return { message: 'You are signed out everywhere else.', ended };
}

/**
 * Ends one of the caller's own sessions; its token opens nothing from then on.
 * @throws NOT_FOUND, for other people's sessions too
 */
export async function endOwnSession(
  { db }: Pick<Deps, 'db'>,
  { accountId }: Member,
  id: string,
): Promise<{ message: string }> {
  if (!(await deleteOwnSession(db, { accountId, id }))) throw new Problem('NOT_FOUND');
  return { message: 'That session has ended.' };
}
