import type { CallOutput } from '#contract/api.ts';
import { call } from '#web/lib/api-client.ts';
import { requireSession } from '#web/lib/guard.ts';
import { loadOwn } from '#web/pages/candidate/load-own.ts';

export type Candidate = CallOutput<'getCandidate'>;
export type Skill = CallOutput<'listSkills'>[number];
export type Education = CallOutput<'listEducation'>[number];
export type Employment = CallOutput<'listExperiences'>[number];
export type Project = CallOutput<'listProjects'>[number];
export type Certificate = CallOutput<'listCertifications'>['data'][number];

/** The person and their five lists; what fails says so in its own place. */
export async function loadProfile(request: Request) {
  const { user } = requireSession(request, 'candidate');
  const userId = user?._id ?? '';
  const transfer = { signal: request.signal };
  const [candidate, skills, education, employment, projects, certificates, suggestions] = await Promise.all([
    loadOwn(request, call('getCandidate', { params: { id: userId } }, transfer)),
    loadOwn(request, call('listSkills', {}, transfer)),
    loadOwn(request, call('listEducation', {}, transfer)),
    loadOwn(request, call('listExperiences', { params: { userId } }, transfer)),
    loadOwn(request, call('listProjects', {}, transfer)),
    loadOwn(
      request,
      call('listCertifications', { params: { userCode: user?.userCode ?? '' } }, transfer).then(({ data }) => data),
    ),
    loadOwn(request, call('listResumeSuggestions', {}, transfer)),
  ]);
  return {
    user,
    candidate,
    skills,
    education,
    employment,
    projects,
    certificates,
    suggestions,
    now: new Date().toISOString(),
  };
}

export type Profile = Awaited<ReturnType<typeof loadProfile>>;
