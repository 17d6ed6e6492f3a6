import type { CallOutput } from '#contract/api.ts';
import { CallFailed, callWithTotal } from '#web/lib/api-client.ts';
import { type Read, read } from '#web/lib/queries.ts';

/** The profile data that the completion forms edit. */
export type Profile = CallOutput<'getProfile'>['data'];

/** Empty profile for an empty response from the server. */
const blankProfile = (_id: string): Profile => ({
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
  // Nothing was read, so an absent row does not count as deleted.
  readAt: new Date(0).toISOString(),
});

/** Initial data for the completion forms; an empty response becomes an empty profile. */
export const profileQuery = (userId: string) => ({
  ...read('getProfile', { params: { userId } }),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Read<'getProfile'>> => {
    try {
      return await callWithTotal('getProfile', { params: { userId } }, { signal });
    } catch (failure) {
      if (failure instanceof CallFailed && failure.status < 300 && failure.answer === 'empty')
        return { body: { success: true, data: blankProfile(userId) }, total: 0 };
      throw failure;
    }
  },
});
