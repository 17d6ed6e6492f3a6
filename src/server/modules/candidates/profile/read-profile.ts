import type { Certification, Experience, ProfileData, ProfileParts } from '#contract/profile.ts';
import type { Caller } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { listCertificateRows } from './certificates.store.ts';
import { listEducationRows } from './education.store.ts';
import { listExperienceRows } from './experiences.store.ts';
import { findProfileBase, type ProfileBase } from './profile.store.ts';
import { listProjectRows } from './projects.store.ts';
import { certificationView, educationView, experienceView, projectView } from './row-views.ts';
import { listSkillRows } from './skills.store.ts';

type ReadDeps = Pick<Deps, 'settings' | 'now'>;

/** Returns a candidate's jobs, the current one first. */
export const readExperiences = async (executor: Executor, candidateId: string): Promise<Experience[]> =>
  (await listExperienceRows(executor, candidateId)).map(experienceView);

/** Certificates and awards; files' paths are signed for the caller. */
export const readCertifications = async (
  deps: ReadDeps,
  executor: Executor,
  caller: Caller,
  candidateId: string,
): Promise<Certification[]> =>
  (await listCertificateRows(executor, candidateId)).map((row) => certificationView(deps, caller, row));

const partsOf = async (
  deps: ReadDeps,
  executor: Executor,
  caller: Caller,
  base: ProfileBase,
): Promise<ProfileParts> => {
  const { id } = base;
  return {
    profileHeadline: base.profileHeadline,
    keySkills: (await listSkillRows(executor, id)).map(({ name }) => name),
    preferredLocations: base.preferredLocations,
    expectedSalary: base.expectedSalary,
    noticePeriod: base.noticePeriod ?? '',
    fresher: base.fresher,
    education: (await listEducationRows(executor, id)).map(educationView),
    experiences: await readExperiences(executor, id),
    projects: (await listProjectRows(executor, id)).map(projectView),
    certificates: await readCertifications(deps, executor, caller, id),
    contactInfo: { email: base.contactEmail ?? '', phone: base.contactPhone ?? '' },
    socialLinks: {
      linkedin: base.linkedin ?? '',
      github: base.github ?? '',
      portfolio: base.portfolio ?? '',
      twitter: base.twitter ?? '',
    },
    hobbies: base.hobbies,
  };
};

/**
 * Returns a candidate's data for the profile forms; file paths are signed for the caller. Callers check access.
 * @throws NOT_FOUND when there is no such candidate
 */
export async function readProfileParts(
  deps: ReadDeps,
  executor: Executor,
  caller: Caller,
  candidateId: string,
): Promise<ProfileParts> {
  const base = await findProfileBase(executor, candidateId);
  if (!base) throw new Problem('NOT_FOUND');
  return partsOf(deps, executor, caller, base);
}

/**
 * The same as the completion forms read it; only the person gets the version.
 * @throws NOT_FOUND when there is no such candidate
 */
export async function readProfileData(
  deps: ReadDeps,
  executor: Executor,
  caller: Caller & { accountId: string },
  candidateId: string,
): Promise<ProfileData> {
  const base = await findProfileBase(executor, candidateId);
  if (!base) throw new Problem('NOT_FOUND');
  const { gender, dob, applyFor, userCode, version } = base;
  return {
    _id: candidateId,
    userCode,
    gender,
    dob,
    applyFor,
    ...(await partsOf(deps, executor, caller, base)),
    readAt: deps.now().toISOString(),
    ...(caller.accountId === candidateId && { version }),
  };
}
