import { LIMITS } from '#contract/rules.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { assertMayAdd, changeProfile } from './change-profile.ts';
import { findProfileBase, updateProfileColumns } from './profile.store.ts';

/** @throws ALREADY_THERE when the list has it in any case */
export const addHobby = (
  deps: Pick<Deps, 'db' | 'now'>,
  caller: CandidateCaller,
  { name }: { name: string },
): Promise<void> =>
  changeProfile(deps, caller, undefined, async (tx) => {
    const base = await findProfileBase(tx, caller.accountId);
    if (!base) throw new Problem('NOT_FOUND');
    const isSame = (hobby: string) => hobby.toLowerCase() === name.toLowerCase();
    assertMayAdd(base.hobbies, { most: LIMITS.skills * 2, isSame });
    await updateProfileColumns(tx, caller.accountId, { hobbies: [...base.hobbies, name] });
  });
