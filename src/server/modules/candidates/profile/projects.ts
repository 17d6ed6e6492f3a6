import type { Project, ProjectForm } from '#contract/profile.ts';
import { endProblem, projectRowProblem } from '#contract/profile-rules.ts';
import type { ProjectsSection, SectionSaved } from '#contract/profile-sections.ts';
import { LIMITS } from '#contract/rules.ts';
import type { Page } from '#server/answer.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { assertMayAdd, changeProfile, ownRow, pageOfRows, refuse, type Window } from './change-profile.ts';
import { isEmptyProject, isSameProject, projectOfForm, projectOfSection } from './project-policy.ts';
import { deleteProjectRows, insertProject, listProjectRows, updateProjectRow } from './projects.store.ts';
import { projectView } from './row-views.ts';
import { type SectionDeps, type SectionOf, saveSection } from './save-section.ts';
import { planRows, shownUntil } from './section-rows-policy.ts';

export async function listProjects(
  { db }: Pick<Deps, 'db'>,
  { accountId }: CandidateCaller,
  window: Window,
): Promise<Page<Project>> {
  return pageOfRows((await listProjectRows(db, accountId)).map(projectView), window);
}

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

export async function deleteProject(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: CandidateCaller,
  { id }: { id: string },
): Promise<{ message: string }> {
  await changeProfile(deps, caller, undefined, async (tx) => {
    if ((await deleteProjectRows(tx, caller.accountId, [id])) === 0) throw new Problem('NOT_FOUND');
  });
  return { message: answerTexts.projectDeleted };
}

export async function saveProjectsSection(
  deps: SectionDeps,
  caller: CandidateCaller,
  { projects, readAt, ...of }: ProjectsSection & SectionOf,
): Promise<SectionSaved> {
  return saveSection(deps, caller, of, async (tx, { id }, at) => {
    const { kept, removed } = planRows(await listProjectRows(tx, id), projects, {
      isEmpty: isEmptyProject,
      isSame: isSameProject,
      wasShown: shownUntil(readAt),
    });
    const ids = removed.map((row) => row.id);
    await deleteProjectRows(tx, id, ids);
    for (const [position, entry] of kept.entries()) {
      const columns = projectOfSection(entry.sent, entry.before);
      const wrong = projectRowProblem(columns);
      refuse(wrong && { ...wrong, field: `projects.${entry.at}.${wrong.field}` });
      if (entry.before) await updateProjectRow(tx, id, entry.before.id, { ...columns, position });
      else await insertProject(tx, id, { ...columns, position, createdAt: at });
    }
    return { sections: [] };
  });
}

/**
 * Adds a project as read from a resume, by the rule of the section's form: a title is enough, and the rest is filled in
 * later.
 * @throws ALREADY_THERE when the list has one of that title
 */
export const addReadProject = (
  deps: Pick<Deps, 'db' | 'now'>,
  caller: CandidateCaller,
  read: { title: string; description: string; startDate: string | null; endDate: string | null },
): Promise<void> =>
  changeProfile(deps, caller, undefined, async (tx, at) => {
    const rows = await listProjectRows(tx, caller.accountId);
    assertMayAdd(rows, { most: LIMITS.profileRows, isSame: (row) => isSameProject(row, read) });
    await insertProject(tx, caller.accountId, {
      title: read.title,
      role: '',
      startMonth: read.startDate,
      endMonth: read.endDate,
      description: read.description || null,
      technologies: [],
      link: null,
      position: Math.max(-1, ...rows.map((row) => row.position)) + 1,
      createdAt: at,
    });
  });
