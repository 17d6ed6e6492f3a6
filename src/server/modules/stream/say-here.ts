import type { HereForm } from '#contract/stream.ts';
import type { Member } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { tellHere } from './announce.store.ts';

/**
 * Broadcasts to the caller's other windows and devices what one window has open or has closed. Visible only to the same
 * account, so nothing is looked up or stored.
 */
export const sayHere = async (
  { db }: Pick<Deps, 'db'>,
  { accountId }: Member,
  { subject, window, state }: HereForm,
): Promise<Record<never, never>> => {
  await tellHere(db, accountId, `${subject} ${window} ${state}`);
  return {};
};
