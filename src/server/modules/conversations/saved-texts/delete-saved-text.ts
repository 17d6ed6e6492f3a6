import type { RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { deleteText } from './saved-texts.store.ts';

/** Deletes one of the recruiter's own texts. @throws NOT_FOUND */
export const deleteSavedText = async (
  { db }: Pick<Deps, 'db'>,
  { accountId: recruiterId }: RecruiterCaller,
  { id }: { id: string },
): Promise<{ message: string }> => {
  if (!(await deleteText(db, { id, recruiterId }))) throw new Problem('NOT_FOUND');
  return { message: answerTexts.savedTextDeleted };
};
