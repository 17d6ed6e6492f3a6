import type { Member } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { deleteSession } from './sessions.store.ts';

/** Ends the caller's session; its token opens nothing from then on. */
export async function signOut({ db }: Pick<Deps, 'db'>, caller: Member): Promise<{ message: string }> {
  await deleteSession(db, caller.sessionId);
  return { message: 'You are signed out.' };
}
