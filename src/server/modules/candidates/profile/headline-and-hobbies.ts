import type { HobbiesSection, SectionSaved } from '#contract/profile-sections.ts';
import { LIMITS } from '#contract/rules.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { assertMayAdd, changeProfile } from './change-profile.ts';
import { findProfileBase, updateProfileColumns } from './profile.store.ts';
import { type SectionDeps, type SectionOf, saveSection } from './save-section.ts';

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

export async function saveHobbies(
  deps: SectionDeps,
  caller: CandidateCaller,
  { hobbies, ...of }: HobbiesSection & SectionOf,
): Promise<SectionSaved> {
  return saveSection(deps, caller, of, async (tx, { id }) => {
    await updateProfileColumns(tx, id, { hobbies });
    return { sections: [] };
  });
}
