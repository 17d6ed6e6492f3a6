import { educationRowProblem } from '#contract/profile-rules.ts';
import type { EducationSection, SectionSaved } from '#contract/profile-sections.ts';
import type { CandidateCaller } from '#server/caller.ts';
import { refuse } from './change-profile.ts';
import { deleteEducationRows, insertEducation, listEducationRows, updateEducationRow } from './education.store.ts';
import { educationOfSection, isBlankOnForm, isEmptyEducation, isSameEducation } from './education-policy.ts';
import { type SectionDeps, type SectionOf, saveSection } from './save-section.ts';
import { planRows, shownUntil } from './section-rows-policy.ts';

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
