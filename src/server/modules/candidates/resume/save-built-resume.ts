import type { ResumeSaved } from '#contract/resumes.ts';
import type { Upload } from '#contract/values.ts';
import type { CandidateCaller } from '#server/caller.ts';
import { answerTexts } from '#texts/answers.ts';
import { updateCandidate } from '../update-candidate.ts';
import type { ProfileDeps } from './add-to-profile.ts';
import { findNewestResume, insertOutcome } from './resume-suggestions.store.ts';

/** Makes a built resume the profile's own. It was made of the profile, so nothing in it is suggested to that. */
export const saveBuiltResume = async (
  deps: ProfileDeps,
  caller: CandidateCaller,
  upload: Upload,
): Promise<ResumeSaved> =>
  deps.db.transaction(async (tx) => {
    const id = caller.accountId;
    const saved = await updateCandidate({ ...deps, db: tx }, caller, {
      id,
      edit: {},
      files: { resumeUpload: upload },
      ifMatch: undefined,
    });
    const newest = await findNewestResume(tx, id);
    if (newest) await insertOutcome(tx, { candidateId: id, fileId: newest.fileId, outcome: 'read' });
    return {
      message: answerTexts.resumeSaved,
      resumePath: saved.resumePath ?? '',
      resumeName: saved.resumeName ?? '',
      resumeBytes: saved.resumeBytes ?? 0,
    };
  });
