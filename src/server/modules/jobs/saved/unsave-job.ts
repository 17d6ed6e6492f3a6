import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { answerTexts } from '#texts/answers.ts';
import { deleteKept } from './saved-jobs.store.ts';

/** Removes a saved job. The answer is the same for a job that was never saved or does not exist. */
export const unsaveJob = async (
  { db }: Pick<Deps, 'db'>,
  { accountId: candidateId }: CandidateCaller,
  { jobId: idOrCode }: { jobId: string },
): Promise<{ message: string }> => {
  await deleteKept(db, { candidateId, idOrCode });
  return { message: answerTexts.jobUnsaved };
};
