import type { z } from 'zod';
import type { ApplicationNote } from '#contract/applications.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { noteView } from './application-view.ts';
import { assertVisible } from './assert-visible.ts';
import { updateNote } from './notes.store.ts';

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
