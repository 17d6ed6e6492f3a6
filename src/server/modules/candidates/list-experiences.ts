import type { Experience } from '#contract/profile.ts';
import type { Page } from '#server/answer.ts';
import type { Member } from '#server/caller.ts';
import { openProfile, type ProfileDeps } from './open-profile.ts';
import { pageOfRows, type Window } from './profile/page-of-rows.ts';
import { readExperiences } from './profile/read-profile.ts';

export async function listExperiences(
  deps: ProfileDeps,
  caller: Member,
  { userId, ...window }: { userId: string } & Window,
): Promise<Page<Experience>> {
  const rows = await openProfile(deps, caller, userId, (executor) => readExperiences(executor, userId));
  return pageOfRows(rows, window);
}
