import type { Education, EducationForm } from '#contract/profile.ts';
import { educationRowProblem, passedProblem } from '#contract/profile-rules.ts';
import type { EducationSection, SectionSaved } from '#contract/profile-sections.ts';
import { dayInIndia, LIMITS } from '#contract/rules.ts';
import type { Page } from '#server/answer.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { assertMayAdd, changeProfile, ownRow, pageOfRows, refuse, type Window } from './change-profile.ts';
import { deleteEducationRows, insertEducation, listEducationRows, updateEducationRow } from './education.store.ts';
import {
  educationFormProblem,
  educationOfForm,
  educationOfSection,
  isBlankOnForm,
  isEmptyEducation,
  isSameEducation,
} from './education-policy.ts';
import { educationView } from './row-views.ts';
import { type SectionDeps, type SectionOf, saveSection } from './save-section.ts';
import { planRows, shownUntil } from './section-rows-policy.ts';

export async function listEducation(
  { db }: Pick<Deps, 'db'>,
  { accountId }: CandidateCaller,
  window: Window,
): Promise<Page<Education>> {
  return pageOfRows((await listEducationRows(db, accountId)).map(educationView), window);
}

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

export async function deleteEducation(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: CandidateCaller,
  { id }: { id: string },
): Promise<{ message: string }> {
  await changeProfile(deps, caller, 'education', async (tx) => {
    if ((await deleteEducationRows(tx, caller.accountId, [id])) === 0) throw new Problem('NOT_FOUND');
  });
  return { message: answerTexts.educationDeleted };
}

export async function saveEducationSection(
  deps: SectionDeps,
  caller: CandidateCaller,
  { education, readAt, ...of }: EducationSection & SectionOf,
): Promise<SectionSaved> {
  return saveSection(deps, caller, of, async (tx, { id }, at) => {
    const wasOnForm = shownUntil(readAt);
    const sentIds = new Set(education.map(({ _id }) => _id));
    const { kept, removed } = planRows(await listEducationRows(tx, id), education, {
      isEmpty: isEmptyEducation,
      isSame: isSameEducation,
      wasShown: (row) => wasOnForm(row) && !(isBlankOnForm(row) && sentIds.has(row.id)),
    });
    const ids = removed.map((row) => row.id);
    await deleteEducationRows(tx, id, ids);
    for (const [position, entry] of kept.entries()) {
      const columns = educationOfSection(entry.sent, entry.before);
      const wrong = educationRowProblem(columns);
      refuse(wrong && { ...wrong, field: `education.${entry.at}.${wrong.field}` });
      if (entry.before) await updateEducationRow(tx, id, entry.before.id, { ...columns, position });
      else await insertEducation(tx, id, { ...columns, position, createdAt: at });
    }
    return { sections: ['education'] };
  });
}

/**
 * Adds education as read from a resume. The year may be in the future for current students, and fields missing from the
 * resume are filled in later, although the list's form requires them.
 * @throws ALREADY_THERE when the list has the same entry
 */
export async function addReadEducation(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: CandidateCaller,
  read: { degree: string; institute: string; yearOfPassing: number | null; grade?: string | undefined },
): Promise<Education> {
  return changeProfile(deps, caller, 'education', async (tx, at) => {
    const { degree, institute, yearOfPassing, grade = null } = read;
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
      grade,
      description: null,
    };
    return educationView(await insertEducation(tx, caller.accountId, { ...columns, position, createdAt: at }));
  });
}
