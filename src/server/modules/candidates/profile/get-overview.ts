import type { ProfileOverview } from '#contract/profile.ts';
import type { CompletionSection } from '#contract/vocabularies.ts';
import { isCandidate, type Member } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { getOwnAccount } from '#server/modules/accounts/public.ts';
import { Problem } from '#server/problem.ts';
import { listEducationRows } from './education.store.ts';
import { listExperienceRows } from './experiences.store.ts';
import { findProfileBase } from './profile.store.ts';
import { completeSections, completionOf } from './profile-policy.ts';
import { listSkillRows } from './skills.store.ts';

/**
 * Returns how complete the caller's profile is; recruiters and administrators have none, and get their name and
 * address.
 */
export async function getOverview(
  deps: Pick<Deps, 'db' | 'settings' | 'now'>,
  caller: Member,
): Promise<ProfileOverview> {
  if (isCandidate(caller)) return readCompletion(deps.db, caller.accountId);
  const { firstName, lastName, email } = await getOwnAccount(deps, caller);
  return { fullName: `${firstName} ${lastName}`.trim(), email };
}

/** Returns how complete a candidate's profile is; NOT_FOUND when there is no such candidate. */
export const readCompletion = async (executor: Executor, candidateId: string): Promise<ProfileOverview> => {
  const base = await findProfileBase(executor, candidateId);
  if (!base) throw new Problem('NOT_FOUND');
  const complete = completeSections({
    ...base,
    hasResume: base.resumeFileId !== null,
    skills: (await listSkillRows(executor, candidateId)).length,
    experiences: (await listExperienceRows(executor, candidateId)).length,
    education: (await listEducationRows(executor, candidateId)).length,
    preferredLocations: base.preferredLocations.length,
  });
  const section = (name: CompletionSection) => ({
    isComplete: complete[name],
    lastUpdated: base.sectionUpdates[name] ?? null,
  });
  return {
    fullName: `${base.firstName} ${base.lastName}`.trim(),
    email: base.email,
    overallProfileCompletion: completionOf(complete),
    profileCompletion: {
      basicInfo: section('basicInfo'),
      resume: section('resume'),
      skills: section('skills'),
      skillHeadline: section('skillHeadline'),
      experience: section('experience'),
      education: section('education'),
      preferredLocation: section('preferredLocation'),
      salary: section('salary'),
    },
  };
};
