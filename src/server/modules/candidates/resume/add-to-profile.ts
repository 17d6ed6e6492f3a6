import type { SuggestedValue } from '#contract/resumes.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { invalid, isProblem } from '#server/problem.ts';
import { addReadCertificate } from '../profile/certificates.ts';
import { addReadEducation } from '../profile/education.ts';
import { addExperience } from '../profile/experiences.ts';
import { addHobby, fillHeadline } from '../profile/headline-and-hobbies.ts';
import { addReadProject } from '../profile/projects.ts';
import { addSkill } from '../profile/skills.ts';
import { updateCandidate } from '../update-candidate.ts';

export type ProfileDeps = Pick<Deps, 'db' | 'files' | 'now' | 'queue' | 'settings' | 'pageCache'>;

/** Adds a suggestion to the profile as if the person had typed it. An entry that exists already is no failure. */
export const addToProfile = async (
  deps: ProfileDeps,
  tx: Transaction,
  caller: CandidateCaller,
  value: SuggestedValue,
): Promise<void> => {
  try {
    await add({ ...deps, db: tx }, caller, value);
  } catch (problem) {
    if (!isProblem(problem) || problem.code !== 'ALREADY_THERE') throw problem;
  }
};

const add = async (deps: ProfileDeps, caller: CandidateCaller, value: SuggestedValue): Promise<unknown> => {
  switch (value.kind) {
    case 'skill':
      return addSkill(deps, caller, value);
    case 'education':
      return addReadEducation(deps, caller, value);
    case 'employment':
      // Suggestions must meet the form's rule.
      if (value.position === '' || value.company === '')
        throw invalid(value.position === '' ? 'position' : 'company', 'required');
      return addExperience(deps, caller, value);
    case 'summary':
      return fillHeadline(deps, caller, value);
    case 'project':
      return addReadProject(deps, caller, value);
    case 'certificate':
      return addReadCertificate(deps, caller, value);
    case 'hobby':
      return addHobby(deps, caller, value);
    case 'phone':
      return updateCandidate(deps, caller, {
        id: caller.accountId,
        edit: { phone: value.phone },
        files: {},
        ifMatch: undefined,
      });
  }
};
