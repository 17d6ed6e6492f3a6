import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { deleteOwn } from './searches.store.ts';

/** Deletes one of the candidate's own searches. @throws NOT_FOUND */
export const deleteSearch = async (
  { db }: Pick<Deps, 'db'>,
  { accountId: candidateId }: CandidateCaller,
  { id }: { id: string },
): Promise<{ message: string }> => {
  if (!(await deleteOwn(db, { id, candidateId }))) throw new Problem('NOT_FOUND');
  return { message: answerTexts.searchDeleted };
};
