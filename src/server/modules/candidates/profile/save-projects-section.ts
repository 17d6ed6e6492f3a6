import { projectRowProblem } from '#contract/profile-rules.ts';
import type { ProjectsSection, SectionSaved } from '#contract/profile-sections.ts';
import type { CandidateCaller } from '#server/caller.ts';
import { refuse } from './change-profile.ts';
import { isEmptyProject, isSameProject, projectOfSection } from './project-policy.ts';
import { deleteProjectRows, insertProject, listProjectRows, updateProjectRow } from './projects.store.ts';
import { type SectionDeps, type SectionOf, saveSection } from './save-section.ts';
import { planRows, shownUntil } from './section-rows-policy.ts';

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
