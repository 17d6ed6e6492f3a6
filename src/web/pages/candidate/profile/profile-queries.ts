import type { CallOutput } from '#contract/api.ts';
import { selfQuery } from '#web/features/accounts/account-queries.ts';
import { load, read, useBody } from '#web/lib/queries.ts';
import type { KnownUser } from '#web/lib/session.ts';
import { type LoadResult, settle } from '#web/lib/settle.ts';
import { SUGGESTIONS } from '#web/pages/candidate/own-queries.ts';

export type Candidate = CallOutput<'getCandidate'>;
export type Skill = CallOutput<'listSkills'>[number];
export type Education = CallOutput<'listEducation'>[number];
export type Employment = CallOutput<'listExperiences'>[number];
export type Project = CallOutput<'listProjects'>[number];
export type Certificate = CallOutput<'listCertifications'>['data'][number];

/** The candidate and their five lists. */
const queriesOf = (user: KnownUser | undefined) => ({
  self: selfQuery(user?._id ?? ''),
  skills: read('listSkills', {}),
  education: read('listEducation', {}),
  employment: read('listExperiences', { params: { userId: user?._id ?? '' } }),
  projects: read('listProjects', {}),
  certificates: read('listCertifications', { params: { userCode: user?.userCode ?? '' } }),
});

export async function loadProfile(user: KnownUser | undefined): Promise<void> {
  const { self, skills, education, employment, projects, certificates } = queriesOf(user);
  await Promise.all([
    settle(load(self)),
    settle(load(skills)),
    settle(load(education)),
    settle(load(employment)),
    settle(load(projects)),
    settle(load(certificates)),
    settle(load(SUGGESTIONS)),
  ]);
}

/** The parts of the profile; a part that fails to load says so in its place. */
export interface Profile {
  candidate: LoadResult<Candidate>;
  skills: LoadResult<Skill[]>;
  education: LoadResult<Education[]>;
  employment: LoadResult<Employment[]>;
  projects: LoadResult<Project[]>;
  certificates: LoadResult<Certificate[]>;
}

export function useProfile(user: KnownUser | undefined): Profile {
  const queries = queriesOf(user);
  const certificates = useBody(queries.certificates);
  return {
    candidate: useBody(queries.self),
    skills: useBody(queries.skills),
    education: useBody(queries.education),
    employment: useBody(queries.employment),
    projects: useBody(queries.projects),
    certificates: certificates.ok ? { ok: true, data: certificates.data.data } : certificates,
  };
}
