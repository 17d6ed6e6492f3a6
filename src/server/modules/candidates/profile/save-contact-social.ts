import type { ContactSocialSection, SectionSaved } from '#contract/profile-sections.ts';
import type { CandidateCaller } from '#server/caller.ts';
import { updateProfileColumns } from './profile.store.ts';
import { type SectionDeps, type SectionOf, saveSection } from './save-section.ts';

/** Saves contact details and links; the sign-in address is changed elsewhere. */
export async function saveContactSocial(
  deps: SectionDeps,
  caller: CandidateCaller,
  { contactInfo = {}, socialLinks = {}, ...of }: ContactSocialSection & SectionOf,
): Promise<SectionSaved> {
  const columns = { ...socialLinks, contactEmail: contactInfo.email, contactPhone: contactInfo.phone };
  return saveSection(deps, caller, of, async (tx, { id }) => {
    const sent = Object.entries(columns).filter(([, value]) => value !== undefined);
    await updateProfileColumns(tx, id, Object.fromEntries(sent.map(([key, value]) => [key, value || null])));
    return { sections: [] };
  });
}
