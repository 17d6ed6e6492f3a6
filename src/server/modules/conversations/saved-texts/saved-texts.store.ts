import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { SavedTextEdit, SavedTextForm } from '#contract/saved-texts.ts';
import type { Page } from '#server/answer.ts';
import type { Executor, Transaction } from '#server/database/client.ts';
import { savedTexts } from '#server/database/schema/conversations.ts';

export type SavedTextRow = typeof savedTexts.$inferSelect;

interface Own {
  id: string;
  recruiterId: string;
}

const isOwn = ({ id, recruiterId }: Own) => and(eq(savedTexts.id, id), eq(savedTexts.recruiterId, recruiterId));

export const countTexts = async (executor: Executor, recruiterId: string): Promise<number> => {
  const [counted] = await executor
    .select({ total: count() })
    .from(savedTexts)
    .where(eq(savedTexts.recruiterId, recruiterId));
  return counted?.total ?? 0;
};

/** Returns one page of a recruiter's texts, by name. There are at most fifty. */
export const findTexts = async (
  executor: Executor,
  { recruiterId, page, limit }: { recruiterId: string; page: number; limit: number },
): Promise<Page<SavedTextRow>> => {
  const items = await executor
    .select()
    .from(savedTexts)
    .where(eq(savedTexts.recruiterId, recruiterId))
    .orderBy(asc(sql`lower(${savedTexts.name})`), asc(savedTexts.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { items, total: await countTexts(executor, recruiterId) };
};

/** Serializes additions per recruiter, so that the count holds when the row is written. */
export const holdTextsOf = async (tx: Transaction, recruiterId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved-texts:${recruiterId}`}, 0))`);
};

export const insertText = async (
  tx: Transaction,
  text: SavedTextForm & { recruiterId: string; createdAt: Date; updatedAt: Date },
): Promise<SavedTextRow> => {
  const [row] = await tx.insert(savedTexts).values(text).returning();
  if (!row) throw new Error('The saved text did not come back.');
  return row;
};

/** Returns undefined when there is none, or it belongs to somebody else. */
export const updateText = async (
  executor: Executor,
  own: Own,
  changes: SavedTextEdit & { updatedAt: Date },
): Promise<SavedTextRow | undefined> => {
  const [row] = await executor.update(savedTexts).set(changes).where(isOwn(own)).returning();
  return row;
};

export const deleteText = async (executor: Executor, own: Own): Promise<boolean> => {
  const rows = await executor.delete(savedTexts).where(isOwn(own)).returning({ id: savedTexts.id });
  return rows.length > 0;
};
