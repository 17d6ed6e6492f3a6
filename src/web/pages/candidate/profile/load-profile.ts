import type { CallOutput } from '#contract/api.ts';
import { call } from '#web/lib/api-client.ts';
import { requireSession } from '#web/lib/guard.ts';
import { settleOrSignIn } from '#web/pages/candidate/settle-or-sign-in.ts';

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
    settleOrSignIn(request, call('getCandidate', { params: { id: userId } }, transfer)),
    settleOrSignIn(request, call('listSkills', {}, transfer)),
    settleOrSignIn(request, call('listEducation', {}, transfer)),
    settleOrSignIn(request, call('listExperiences', { params: { userId } }, transfer)),
    settleOrSignIn(request, call('listProjects', {}, transfer)),
    settleOrSignIn(
      request,
      call('listCertifications', { params: { userCode: user?.userCode ?? '' } }, transfer).then(({ data }) => data),
    ),
    settleOrSignIn(request, call('listResumeSuggestions', {}, transfer)),
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
