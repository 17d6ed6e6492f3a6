import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { applicationNotes } from '#server/database/schema/index.ts';

const columns = {
  id: applicationNotes.id,
  text: applicationNotes.text,
  createdAt: applicationNotes.createdAt,
  updatedAt: applicationNotes.updatedAt,
};

export interface NoteRow {
  id: string;
  text: string;
  createdAt: Date;
  updatedAt: Date;
}

interface OneNote {
  applicationId: string;
  noteId: string;
}

const isNote = ({ applicationId, noteId }: OneNote) =>
  and(eq(applicationNotes.id, noteId), eq(applicationNotes.applicationId, applicationId));

/** The recruiter's notes, oldest first. */
export const findNotes = (executor: Executor, applicationId: string): Promise<NoteRow[]> =>
  executor
    .select(columns)
    .from(applicationNotes)
    .where(eq(applicationNotes.applicationId, applicationId))
    .orderBy(asc(applicationNotes.createdAt), asc(applicationNotes.id));

export const insertNote = async (
  executor: Executor,
  note: { applicationId: string; authorId: string; text: string; at: Date },
): Promise<NoteRow> => {
  const { at, ...values } = note;
  const [row] = await executor
    .insert(applicationNotes)
    .values({ ...values, createdAt: at, updatedAt: at })
    .returning(columns);
  if (!row) throw new Error('The note was not inserted.');
  return row;
};

/** Returns undefined when there is no such note. */
export const updateNote = async (
  executor: Executor,
  { text, at, ...note }: OneNote & { text: string; at: Date },
): Promise<NoteRow | undefined> => {
  const [row] = await executor
    .update(applicationNotes)
    .set({ text, updatedAt: at })
    .where(isNote(note))
    .returning(columns);
  return row;
};

/** False when there is no such note. */
export const removeNote = async (executor: Executor, note: OneNote): Promise<boolean> => {
  const rows = await executor.delete(applicationNotes).where(isNote(note)).returning({ id: applicationNotes.id });
  return rows.length > 0;
};
