import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { changeProfile } from './change-profile.ts';
import { findProfileBase, updateProfileColumns } from './profile.store.ts';

/**
 * Sets the headline of a profile without one.
 * @throws ALREADY_THERE when the profile has one
 */
export const fillHeadline = (
  deps: Pick<Deps, 'db' | 'now'>,
  caller: CandidateCaller,
  { text }: { text: string },
): Promise<void> =>
  changeProfile(deps, caller, 'skillHeadline', async (tx) => {
    if ((await findProfileBase(tx, caller.accountId))?.profileHeadline) throw new Problem('ALREADY_THERE');
    await updateProfileColumns(tx, caller.accountId, { profileHeadline: text });
  });
