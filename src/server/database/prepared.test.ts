import { eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { type Executor, openDatabase } from '#server/database/client.ts';
import { prepared } from '#server/database/prepared.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aCandidate } from '#tests/support/jobs.ts';

const database = testDatabase();

const accountOf = prepared((executor, kind: 'candidate' | 'recruiter') =>
  executor
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, sql.placeholder('id')))
    .prepare(`account_of_${kind}`),
);

/** On one connection, so that its statements can be read afterwards. */
const openOne = (pooled: boolean): Executor => {
  const { db, close } = openDatabase({ url: database.url, max: 1, pooled });
  onTestFinished(close);
  return db;
};

const statementsOf = async (db: Executor): Promise<string[]> => {
  const { rows } = await db.execute<{ name: string }>(sql`select name from pg_prepared_statements order by name`);
  return rows.map(({ name }) => name);
};

test('a statement is prepared once for a connection, for its transactions too, and returns the rows of each call', async () => {
  const people = [await aCandidate(database.db), await aCandidate(database.db)];
  const db = openOne(false);
  for (const { accountId: id } of people) {
    expect(await accountOf(db, 'candidate').execute({ id })).toEqual([{ id }]);
    await db.transaction(async (tx) => {
      expect(await accountOf(tx, 'candidate').execute({ id })).toEqual([{ id }]);
      expect(await accountOf(tx, 'recruiter').execute({ id })).toEqual([{ id }]);
    });
  }
  expect(await statementsOf(db)).toEqual(['account_of_candidate', 'account_of_recruiter']);
});

test('a statement is prepared again after a failed transaction', async () => {
  const { accountId: id } = await aCandidate(database.db);
  const db = openOne(false);
  const failed = db.transaction(async (tx) => {
    await tx.execute(sql`select 1 / 0`).catch(() => undefined);
    await accountOf(tx, 'candidate').execute({ id });
  });
  await expect(failed).rejects.toThrow();
  expect(await accountOf(db, 'candidate').execute({ id })).toEqual([{ id }]);
});

test('behind a pooler, which gives each transaction another connection, none is prepared', async () => {
  const { accountId: id } = await aCandidate(database.db);
  const db = openOne(true);
  expect(await accountOf(db, 'candidate').execute({ id })).toEqual([{ id }]);
  await db.transaction(async (tx) => {
    expect(await accountOf(tx, 'candidate').execute({ id })).toEqual([{ id }]);
  });
  expect(await statementsOf(db)).toEqual([]);
});
