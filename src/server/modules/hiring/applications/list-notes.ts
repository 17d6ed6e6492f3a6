import type { z } from 'zod';
import type { ApplicationNote } from '#contract/applications.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { noteView } from './application-view.ts';
import { assertVisible } from './assert-visible.ts';
import { findNotes } from './notes.store.ts';

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
