import type { Experience } from '#contract/profile.ts';
import type { Page } from '#server/answer.ts';
import type { Member } from '#server/caller.ts';
import { pageOfRows, readExperiences, type Window } from '#server/modules/profiles/public.ts';
import { openProfile, type ProfileDeps } from './open-profile.ts';

export async function listExperiences(
  deps: ProfileDeps,
  caller: Member,
  { userId, ...window }: { userId: string } & Window,
): Promise<Page<Experience>> {
  const rows = await openProfile(deps, caller, userId, (executor) => readExperiences(executor, userId));
  return pageOfRows(rows, window);
}
