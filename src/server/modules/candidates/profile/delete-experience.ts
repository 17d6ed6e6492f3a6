import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { changeProfile } from './change-profile.ts';
import { deleteExperienceRows } from './experiences.store.ts';

export async function deleteExperience(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: CandidateCaller,
  { id }: { id: string },
): Promise<{ message: string }> {
  await changeProfile(deps, caller, 'experience', async (tx) => {
    if ((await deleteExperienceRows(tx, caller.accountId, [id])) === 0) throw new Problem('NOT_FOUND');
  });
  return { message: answerTexts.experienceDeleted };
}
