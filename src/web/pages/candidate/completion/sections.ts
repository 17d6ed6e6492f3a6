import { PROFILE_SECTIONS, type ProfileSection } from '#contract/vocabularies.ts';

/** The tab in an address; the first one if unknown. */
export const sectionOf = (search: string): ProfileSection => {
  const tab = new URLSearchParams(search).get('tab');
  return PROFILE_SECTIONS.find((section) => section === tab) ?? 'profile-basics';
};

/** The address of a tab of profile completion. */
export const sectionPath = (section: ProfileSection): string =>
  section === 'profile-basics' ? '/profiles-complete' : `/profiles-complete?tab=${section}`;

/** The draft name of a section. */
export const draftName = (section: ProfileSection): string => `profile:${section}`;
