import type { Project, ProjectForm } from '#contract/profile.ts';
import { endProblem } from '#contract/profile-rules.ts';
import { LIMITS } from '#contract/rules.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { assertMayAdd, changeProfile, refuse } from './change-profile.ts';
import { isSameProject, projectOfForm } from './project-policy.ts';
import { insertProject, listProjectRows } from './projects.store.ts';
import { projectView } from './row-views.ts';

/** Adds an entry. @throws ALREADY_THERE when the list has the same one */
export async function addProject(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: CandidateCaller,
  form: ProjectForm,
): Promise<Project> {
  return changeProfile(deps, caller, undefined, async (tx, at) => {
    const columns = projectOfForm(form);
    refuse(endProblem(form));
    const rows = await listProjectRows(tx, caller.accountId);
    assertMayAdd(rows, {
      most: LIMITS.profileRows,
      isSame: (row) => isSameProject(row, form) && row.startMonth === columns.startMonth,
    });
    const position = Math.max(-1, ...rows.map((row) => row.position)) + 1;
    return projectView(await insertProject(tx, caller.accountId, { ...columns, position, createdAt: at }));
  });
}
