import type { ProfileData } from '#contract/profile.ts';
import type { Member } from '#server/caller.ts';
import { openProfile, type ProfileDeps } from './open-profile.ts';
import { readProfileData } from './profile/read-profile.ts';

/** Returns the data edited by the completion forms. */
export async function getProfile(
  deps: ProfileDeps,
  caller: Member,
  id: string,
): Promise<{ success: true; data: ProfileData }> {
  const data = await openProfile(deps, caller, id, (executor) => readProfileData(deps, executor, caller, id));
  return { success: true, data };
}
