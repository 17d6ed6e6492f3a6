import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/database/client.ts';

/**
 * Deletes at most so many rows, so that no statement holds many locks for long.
 * @param dry counts them instead
 * @returns how many
 */
export const deleteSome = async (
  executor: Executor,
  table: PgTable,
  where: SQL | undefined,
  { most, dry }: { most: number; dry: boolean },
): Promise<number> => {
  if (dry) return executor.$count(table, where);
  const { rowCount } = await executor
    .delete(table)
    .where(sql`ctid = any (array(${executor.select({ ctid: sql`ctid` }).from(table).where(where).limit(most)}))`);
  return rowCount ?? 0;
};
