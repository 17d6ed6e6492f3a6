import { and, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/database/client.ts';

/** A batch that one statement deletes, with dependent rows, well within the statement timeout. */
const AT_ONCE = 1_000;

/**
 * Deletes at most this many rows, in batches, so that no statement takes long or holds many locks.
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
  // Row positions are read once; a row that has since moved, or no longer matches, stays.
  const found = await executor.select({ place: sql<string>`ctid::text` }).from(table).where(where).limit(most);
  let deleted = 0;
  for (let first = 0; first < found.length; first += AT_ONCE) {
    const places = found.slice(first, first + AT_ONCE).map(({ place }) => place);
    const { rowCount } = await executor.delete(table).where(and(sql`ctid = any (${sql.param(places)}::tid[])`, where));
    deleted += rowCount ?? 0;
  }
  return deleted;
};
