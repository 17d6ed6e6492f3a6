import { PROFILE_SECTIONS, type ProfileSection } from '#contract/vocabularies.ts';

/** Which tab an address opens; what it does not know is the first. */
export const sectionOf = (search: string): ProfileSection => {
  const tab = new URLSearchParams(search).get('tab');
  return PROFILE_SECTIONS.find((section) => section === tab) ?? 'profile-basics';
};

/** The address of a tab of profile completion. */
export const sectionPath = (section: ProfileSection): string =>
  section === 'profile-basics' ? '/profiles-complete' : `/profiles-complete?tab=${section}`;

/** The name under which the words of a section are kept until they are saved. */
export const draftName = (section: ProfileSection): string => `profile:${section}`;
