import type { Skill, SkillForm } from '#contract/profile.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { changeProfile, ownRow } from './change-profile.ts';
import { skillView } from './row-views.ts';
import { listSkillRows, updateSkillRow } from './skills.store.ts';

/** Renames a skill. @throws ALREADY_THERE when another skill of the person has that name, ignoring case */
export async function changeSkill(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: CandidateCaller,
  { id, name }: SkillForm & { id: string },
): Promise<Skill> {
  return changeProfile(deps, caller, 'skills', async (tx) => {
    const rows = await listSkillRows(tx, caller.accountId);
    ownRow(rows, id);
    if (rows.some((row) => row.id !== id && row.name.toLowerCase() === name.toLowerCase()))
      throw new Problem('ALREADY_THERE');
    const row = await updateSkillRow(tx, caller.accountId, id, { name });
    if (!row) throw new Problem('NOT_FOUND');
    return skillView(row);
  });
}
