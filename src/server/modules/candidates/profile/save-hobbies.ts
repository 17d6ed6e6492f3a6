import type { HobbiesSection, SectionSaved } from '#contract/profile-sections.ts';
import type { CandidateCaller } from '#server/caller.ts';
import { updateProfileColumns } from './profile.store.ts';
import { type SectionDeps, type SectionOf, saveSection } from './save-section.ts';

export async function saveHobbies(
  deps: SectionDeps,
  caller: CandidateCaller,
  { hobbies, ...of }: HobbiesSection & SectionOf,
): Promise<SectionSaved> {
  return saveSection(deps, caller, of, async (tx, { id }) => {
    await updateProfileColumns(tx, id, { hobbies });
    return { sections: [] };
  });
}
