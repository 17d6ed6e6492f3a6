import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { changeProfile } from './change-profile.ts';
import { deleteSkillRows } from './skills.store.ts';

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
