import type { Experience, ExperienceForm } from '#contract/profile.ts';
import { endProblem } from '#contract/profile-rules.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { changeProfile, ownRow, refuse } from './change-profile.ts';
import { experienceOfForm } from './experience-policy.ts';
import { listExperienceRows, updateExperienceRow } from './experiences.store.ts';
import { experienceView } from './row-views.ts';

export async function changeExperience(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: CandidateCaller,
  { id, form }: { id: string; form: ExperienceForm },
): Promise<Experience> {
  return changeProfile(deps, caller, 'experience', async (tx) => {
    const before = ownRow(await listExperienceRows(tx, caller.accountId), id);
    const columns = experienceOfForm(form, before);
    refuse(endProblem(columns));
    const row = await updateExperienceRow(tx, caller.accountId, id, columns);
    if (!row) throw new Problem('NOT_FOUND');
    return experienceView(row);
  });
}
