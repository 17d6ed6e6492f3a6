import type { Skill, SkillForm } from '#contract/profile.ts';
import { LIMITS } from '#contract/rules.ts';
import type { Page } from '#server/answer.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { assertMayAdd, changeProfile, ownRow, pageOfRows, type Window } from './change-profile.ts';
import { skillView } from './row-views.ts';
import { deleteSkillRows, insertSkill, listSkillRows, updateSkillRow } from './skills.store.ts';

export async function listSkills(
  { db }: Pick<Deps, 'db'>,
  { accountId }: CandidateCaller,
  window: Window,
): Promise<Page<Skill>> {
  return pageOfRows((await listSkillRows(db, accountId)).map(skillView), window);
}

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

export async function deleteSkill(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: CandidateCaller,
  { id }: { id: string },
): Promise<{ message: string }> {
  await changeProfile(deps, caller, 'skills', async (tx) => {
    if ((await deleteSkillRows(tx, caller.accountId, [id])) === 0) throw new Problem('NOT_FOUND');
  });
  return { message: answerTexts.skillDeleted };
}
