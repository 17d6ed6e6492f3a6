import type { CallOutput } from '#contract/api.ts';

/** What the completion forms edit. */
export type Profile = CallOutput<'getProfile'>['data'];

/** What was read of a profile that the server answered with nothing: the forms start empty. */
export const blankProfile = (_id: string): Profile => ({
  _id,
  userCode: '',
  profileHeadline: '',
  keySkills: [],
  gender: null,
  dob: null,
  applyFor: null,
  preferredLocations: [],
  expectedSalary: null,
  noticePeriod: '',
  fresher: false,
  education: [],
  experiences: [],
  projects: [],
  certificates: [],
  contactInfo: { email: '', phone: '' },
  socialLinks: { linkedin: '', github: '', portfolio: '', twitter: '' },
  hobbies: [],
  // Nothing was read, so nothing that is missing in a form was on it.
  readAt: new Date(0).toISOString(),
});
