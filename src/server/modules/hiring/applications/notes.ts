import type { z } from 'zod';
import type { ApplicationNote } from '#contract/applications.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { noteView } from './application-view.ts';
import { assertVisible } from './assert-visible.ts';
import { findNotes, insertNote, removeNote, updateNote } from './notes.store.ts';

/** Lists the private notes on an application to the recruiter's own job, oldest first. */
export async function listNotes(
  { db }: Pick<Deps, 'db'>,
  caller: RecruiterCaller,
  applicationId: string,
): Promise<z.infer<typeof ApplicationNote>[]> {
  await assertVisible(db, caller, applicationId);
  const notes = await findNotes(db, applicationId);
  return notes.map(noteView);
}

/** Adds a private note to an application to the recruiter's own job. Only its author ever reads it. */
export async function addNote(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: RecruiterCaller,
  { id: applicationId, text }: { id: string; text: string },
): Promise<z.infer<typeof ApplicationNote>> {
  await assertVisible(db, caller, applicationId);
  const note = { applicationId, authorId: caller.accountId, text, at: now() };
  return db.transaction(async (tx) => noteView(await insertNote(tx, note)));
}

/** Edits a private note. */
export async function editNote(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: RecruiterCaller,
  { id: applicationId, noteId, text }: { id: string; noteId: string; text: string },
): Promise<z.infer<typeof ApplicationNote>> {
  await assertVisible(db, caller, applicationId);
  const note = await updateNote(db, { applicationId, noteId, text, at: now() });
  if (!note) throw new Problem('NOT_FOUND');
  return noteView(note);
}

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
