import type { Deps } from '#server/deps.ts';
import { deleteTokensEndedBefore } from './one-time-tokens.store.ts';
import { deleteSessionsEndedBefore } from './sessions.store.ts';

/** Kept for a day after their end, to answer questions about it. */
const KEPT_MS = 24 * 3_600_000;

/** Removes sessions and links that ended a day ago or earlier. */
export async function forgetEnded({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const moment = new Date(now().getTime() - KEPT_MS);
  await deleteSessionsEndedBefore(db, moment);
  await deleteTokensEndedBefore(db, moment);
}
