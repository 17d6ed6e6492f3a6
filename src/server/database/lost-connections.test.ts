import { sql } from 'drizzle-orm';
import { describe, expect, it, test } from 'vitest';
import type { Executor } from '#server/database/client.ts';
import { toProblem } from '#server/plugins/problems.ts';
import { testDatabase } from '#tests/support/database.ts';
import { openHouse } from '#tests/support/house.ts';

const house = openHouse();
const database = testDatabase();

/** PostgreSQL ends these connections, as when it is stopped or another server takes over. */
const end = async (db: Executor, where: string): Promise<void> => {
  const { rowCount } = await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and ${sql.raw(where)}`,
  );
  if (rowCount === 0) throw new Error('There was nothing to end.');
};

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('a connection that PostgreSQL ends during a transaction', () => {
  test('fails that transaction alone, thirteen times in a row', async () => {
    for (let round = 0; round < 13; round += 1) {
      const failure = await failureOf(
        database.db.transaction(async (tx) => {
          await tx.execute(sql`select 1`);
          await end(database.db, "state = 'idle in transaction'");
          await later(20);
          await tx.execute(sql`select 1`);
        }),
      );
      expect(toProblem(failure)).toMatchObject({ code: 'UNAVAILABLE', details: { retryAfter: 2 } });
      expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    }
  });

  test('in the middle of a statement is the same', async () => {
    for (let round = 0; round < 3; round += 1) {
      const work = failureOf(database.db.transaction((tx) => tx.execute(sql`select pg_sleep(20)`)));
      await expect
        .poll(() => failureOf(end(database.db, "query like 'select pg_sleep%' and state = 'active'")), {
          timeout: 5_000,
        })
        .toBeUndefined();
      expect(toProblem(await work)).toMatchObject({ code: 'UNAVAILABLE', details: { retryAfter: 2 } });
    }
    expect(
      toProblem(await failureOf(database.pool.query('select pg_terminate_backend(pg_backend_pid())'))),
    ).toMatchObject({
      code: 'UNAVAILABLE',
    });
  });
});

it('a call that loses its connection answers 503 with Retry-After, and the next one works', async () => {
  const { tokens, things } = house.members();
  const setStatus = () =>
    house.send('setJobStatus', {
      token: tokens.recruiter,
      params: { id: things.jobId },
      body: { jobStatus: 'Not Active' },
    });
  const { db } = house.deps;
  const answer = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table jobs in access exclusive mode`);
    const asked = setStatus();
    await expect.poll(() => failureOf(end(db, "wait_event_type = 'Lock'")), { timeout: 5_000 }).toBeUndefined();
    return asked;
  });
  expect([answer.statusCode, answer.headers['retry-after'], answer.json().code]).toEqual([503, '2', 'UNAVAILABLE']);
  expect((await setStatus()).statusCode).toBe(200);
});
