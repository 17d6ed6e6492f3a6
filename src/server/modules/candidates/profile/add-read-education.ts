import type { Education } from '#contract/profile.ts';
import { passedProblem } from '#contract/profile-rules.ts';
import { dayInIndia, LIMITS } from '#contract/rules.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { assertMayAdd, changeProfile, refuse } from './change-profile.ts';
import { insertEducation, listEducationRows } from './education.store.ts';
import { isSameEducation } from './education-policy.ts';
import { educationView } from './row-views.ts';

/**
 * Adds education as read from a resume. The year may be in the future for current students, and fields missing from the
 * resume are filled in later, although the list's form requires them.
 * @throws ALREADY_THERE when the list has the same entry
 */
export async function addReadEducation(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: CandidateCaller,
  { degree, institute, yearOfPassing }: { degree: string; institute: string; yearOfPassing: number | null },
): Promise<Education> {
  return changeProfile(deps, caller, 'education', async (tx, at) => {
    const wrong = yearOfPassing === null ? undefined : passedProblem(yearOfPassing, dayInIndia(at));
    refuse(wrong && { field: 'yearOfPassing', problem: wrong });
    const rows = await listEducationRows(tx, caller.accountId);
    assertMayAdd(rows, {
      most: LIMITS.profileRows,
      isSame: (row) => isSameEducation(row, { degree, institute }) && row.yearOfPassing === yearOfPassing,
    });
    const position = Math.max(-1, ...rows.map((row) => row.position)) + 1;
    const columns = {
      degree,
      institute,
      yearOfPassing,
      startDate: null,
      endDate: null,
      grade: null,
      description: null,
    };
    return educationView(await insertEducation(tx, caller.accountId, { ...columns, position, createdAt: at }));
  });
}
