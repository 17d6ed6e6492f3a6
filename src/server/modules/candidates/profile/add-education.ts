import type { Education, EducationForm } from '#contract/profile.ts';
import { dayInIndia, LIMITS } from '#contract/rules.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { assertMayAdd, changeProfile, refuse } from './change-profile.ts';
import { insertEducation, listEducationRows } from './education.store.ts';
import { educationFormProblem, educationOfForm, isSameEducation } from './education-policy.ts';
import { educationView } from './row-views.ts';

/** Adds an entry. @throws ALREADY_THERE when the list has the same one */
export async function addEducation(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: CandidateCaller,
  form: EducationForm,
): Promise<Education> {
  return changeProfile(deps, caller, 'education', async (tx, at) => {
    const columns = educationOfForm(form);
    refuse(educationFormProblem(columns, { today: dayInIndia(at) }));
    const rows = await listEducationRows(tx, caller.accountId);
    assertMayAdd(rows, {
      most: LIMITS.profileRows,
      isSame: (row) => isSameEducation(row, form) && row.yearOfPassing === columns.yearOfPassing,
    });
    const position = Math.max(-1, ...rows.map((row) => row.position)) + 1;
    return educationView(await insertEducation(tx, caller.accountId, { ...columns, position, createdAt: at }));
  });
}
