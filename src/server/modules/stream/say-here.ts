import type { HereForm } from '#contract/stream.ts';
import type { Member } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { tellHere } from './announce.store.ts';

/**
 * One window tells the caller's other windows and devices what it has open, or that it has closed it. Nobody else hears
 * of it, so nothing is looked up; nothing is kept.
 */
export const sayHere = async (
  { db }: Pick<Deps, 'db'>,
  { accountId }: Member,
  { subject, window, state }: HereForm,
): Promise<Record<never, never>> => {
  await tellHere(db, accountId, `${subject} ${window} ${state}`);
  return {};
};
