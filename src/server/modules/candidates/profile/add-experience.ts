import type { Experience, ExperienceForm } from '#contract/profile.ts';
import { endProblem } from '#contract/profile-rules.ts';
import { LIMITS } from '#contract/rules.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { assertMayAdd, changeProfile, refuse } from './change-profile.ts';
import { experienceOfForm, isSameExperience } from './experience-policy.ts';
import { insertExperience, listExperienceRows } from './experiences.store.ts';
import { experienceView } from './row-views.ts';

/** Adds an entry. @throws ALREADY_THERE when the list has the same one */
export async function addExperience(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: CandidateCaller,
  form: ExperienceForm,
): Promise<Experience> {
  return changeProfile(deps, caller, 'experience', async (tx, at) => {
    const columns = experienceOfForm(form);
    refuse(endProblem(columns));
    const rows = await listExperienceRows(tx, caller.accountId);
    assertMayAdd(rows, {
      most: LIMITS.profileRows,
      isSame: (row) => isSameExperience(row, columns),
    });
    const sortOrder = Math.max(-1, ...rows.map((row) => row.sortOrder)) + 1;
    return experienceView(await insertExperience(tx, caller.accountId, { ...columns, sortOrder, createdAt: at }));
  });
}
