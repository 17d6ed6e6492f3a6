import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { answerTexts } from '#texts/answers.ts';
import { deleteKept } from './saved-jobs.store.ts';

/** Keeps a job no longer. The answer is the same for one that was never kept, or that nobody knows. */
export const unsaveJob = async (
  { db }: Pick<Deps, 'db'>,
  { accountId: candidateId }: CandidateCaller,
  { jobId: idOrCode }: { jobId: string },
): Promise<{ message: string }> => {
  await deleteKept(db, { candidateId, idOrCode });
  return { message: answerTexts.jobUnsaved };
};
