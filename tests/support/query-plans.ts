import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Executor } from '#server/database/client.ts';
import * as schema from '#server/database/schema/index.ts';

/**
 * Returns the plans of the queries that `work` sends, as text. Sorting and sequential scans are made expensive, so that
 * even a small table shows what an index can do.
 */
export const plansOf = async (pool: pg.Pool, work: (db: Executor) => Promise<unknown>): Promise<string[]> => {
  const sent: { query: string; params: unknown[] }[] = [];
  const logger = { logQuery: (query: string, params: unknown[]) => sent.push({ query, params }) };
  await work(drizzle({ client: pool, schema, casing: 'snake_case', logger }));
  const client = await pool.connect();
  try {
    await client.query('begin; set local enable_seqscan = off; set local enable_sort = off; set local jit = off');
    const plans: string[] = [];
    for (const { query, params } of sent) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${query}`, params);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    return plans;
  } finally {
    await client.query('rollback');
    client.release();
  }
};
