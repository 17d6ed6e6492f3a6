import type { Skill, SkillForm } from '#contract/profile.ts';
import { LIMITS } from '#contract/rules.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { assertMayAdd, changeProfile } from './change-profile.ts';
import { skillView } from './row-views.ts';
import { insertSkill, listSkillRows } from './skills.store.ts';

/** Adds a skill. @throws ALREADY_THERE when the person has it, ignoring case */
export async function addSkill(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: CandidateCaller,
  { name }: SkillForm,
): Promise<Skill> {
  return changeProfile(deps, caller, 'skills', async (tx, at) => {
    const rows = await listSkillRows(tx, caller.accountId);
    assertMayAdd(rows, {
      most: LIMITS.skills,
      isSame: (row) => row.name.toLowerCase() === name.toLowerCase(),
    });
    const position = (rows.at(-1)?.position ?? -1) + 1;
    const row = await insertSkill(tx, caller.accountId, { name, position, at });
    if (!row) throw new Problem('ALREADY_THERE');
    return skillView(row);
  });
}
