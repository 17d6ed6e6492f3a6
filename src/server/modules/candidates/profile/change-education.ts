import type { Education, EducationForm } from '#contract/profile.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { changeProfile, ownRow, refuse } from './change-profile.ts';
import { listEducationRows, updateEducationRow } from './education.store.ts';
import { educationFormProblem, educationOfForm } from './education-policy.ts';
import { educationView } from './row-views.ts';

export async function changeEducation(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: CandidateCaller,
  { id, form }: { id: string; form: EducationForm },
): Promise<Education> {
  return changeProfile(deps, caller, 'education', async (tx, at) => {
    const before = ownRow(await listEducationRows(tx, caller.accountId), id);
    const columns = educationOfForm(form, before);
    refuse(educationFormProblem(columns, { today: dayInIndia(at), before }));
    const row = await updateEducationRow(tx, caller.accountId, id, columns);
    if (!row) throw new Problem('NOT_FOUND');
    return educationView(row);
  });
}
