import type { RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { assertVisible } from './assert-visible.ts';
import { removeNote } from './notes.store.ts';

/** Deletes a private note. */
export async function deleteNote(
  { db }: Pick<Deps, 'db'>,
  caller: RecruiterCaller,
  { id: applicationId, noteId }: { id: string; noteId: string },
): Promise<{ message: string }> {
  await assertVisible(db, caller, applicationId);
  if (!(await removeNote(db, { applicationId, noteId }))) throw new Problem('NOT_FOUND');
  return { message: answerTexts.noteDeleted };
}
