import type { Project, ProjectForm } from '#contract/profile.ts';
import { endProblem } from '#contract/profile-rules.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { changeProfile, ownRow, refuse } from './change-profile.ts';
import { projectOfForm } from './project-policy.ts';
import { listProjectRows, updateProjectRow } from './projects.store.ts';
import { projectView } from './row-views.ts';

export async function changeProject(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: CandidateCaller,
  { id, form }: { id: string; form: ProjectForm },
): Promise<Project> {
  return changeProfile(deps, caller, undefined, async (tx) => {
    const before = ownRow(await listProjectRows(tx, caller.accountId), id);
    const columns = projectOfForm(form, before);
    refuse(endProblem(form));
    const row = await updateProjectRow(tx, caller.accountId, id, columns);
    if (!row) throw new Problem('NOT_FOUND');
    return projectView(row);
  });
}
