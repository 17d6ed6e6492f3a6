import type { z } from 'zod';
import type { ApplicationNote } from '#contract/applications.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { noteView } from './application-view.ts';
import { assertVisible } from './assert-visible.ts';
import { insertNote } from './notes.store.ts';

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
