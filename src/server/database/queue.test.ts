import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openQueue, type Queue } from '#server/database/queue.ts';
import { testDatabase } from '#tests/support/database.ts';

const database = testDatabase({ ofItsOwn: true });
/** Without the first test's worker. */
const fresh = testDatabase({ ofItsOwn: true });
const failures: Error[] = [];
let queue: Queue;

beforeAll(async () => {
  queue = await openQueue({ url: database.url, onError: (error) => failures.push(error) });
});
afterAll(() => queue.close());

const mail = (subject: string) => ({ to: 'asha@example.in', subject, text: '' });

it('work is done once, when the transaction that caused it is committed, and again after a failure', async () => {
  const delivered: string[] = [];
  let failed = false;
  await queue.work('mail', async ({ subject }) => {
    if (subject === 'second' && !failed) {
      failed = true;
      throw new Error('the server is busy');
    }
    delivered.push(subject);
  });
  await database.db
    .transaction(async (tx) => {
      await queue.send(tx, 'mail', mail('rolled back'));
      throw new Error('changed my mind');
    })
    .catch(() => undefined);
  await database.db.transaction((tx) => queue.send(tx, 'mail', mail('first')));
  await expect.poll(() => delivered, { timeout: 30_000 }).toEqual(['first']);
  await queue.send(database.db, 'mail', mail('second'));
  await expect.poll(() => failed, { timeout: 30_000 }).toBe(true);
  const state = async () => {
    const { rows } = await database.pool.query("select state from queue.job where data->>'subject' = 'second'");
    return rows.map((row) => row.state);
  };
  await expect.poll(state, { timeout: 30_000 }).toEqual(['retry']);
  expect(delivered).toEqual(['first']);
  expect(failures).toEqual([]);
});

it('works on mails side by side, and does one that fails again by itself', async () => {
  const mails = await openQueue({ url: fresh.url, onError: (error) => failures.push(error) });
  const delivered: string[] = [];
  let side = 0;
  let together: () => void = () => undefined;
  const five = new Promise<void>((resolve) => {
    together = resolve;
  });
  await mails.work('mail', async ({ subject }) => {
    side += 1;
    if (side === 5) together();
    await five;
    if (subject === 'of five 3') throw new Error('the address is unknown');
    delivered.push(subject);
  });
  const subjects = [1, 2, 3, 4, 5].map((number) => `of five ${number}`);
  await fresh.db.transaction(async (tx) => {
    for (const subject of subjects) await mails.send(tx, 'mail', mail(subject));
  });
  await five;
  const states = async () => {
    const { rows } = await fresh.pool.query(
      "select state::text from queue.job where data->>'subject' like 'of five %' order by data->>'subject'",
    );
    return rows.map((row) => row.state);
  };
  await expect.poll(states, { timeout: 30_000 }).toEqual(['completed', 'completed', 'retry', 'completed', 'completed']);
  expect(delivered.toSorted()).toEqual(subjects.filter((subject) => !subject.endsWith('3')));
  await mails.close();
});

it('tells of a mail whose tries are over', async () => {
  const lost: unknown[] = [];
  await queue.work('confirm-link', () => Promise.reject(new Error('nobody listens')));
  await queue.work('lost-mail', async (work) => void lost.push(work));
  const wanted = { accountId: 'x', email: 'lost@example.in', askedAt: '' };
  await database.db.transaction(async (tx) => {
    await queue.send(tx, 'confirm-link', wanted);
    await tx.execute(sql`update queue.job set retry_count = retry_limit where name = 'confirm-link'`);
  });
  await expect.poll(() => lost, { timeout: 60_000 }).toEqual([wanted]);
}, 70_000);

it('a second queue on the same database only sends', async () => {
  const script = await openQueue({ url: database.url, sendOnly: true, onError: (error) => failures.push(error) });
  await script.send(database.db, 'sweep-files', {});
  await script.close();
  const { rows } = await database.pool.query(
    "select count(*)::int as waiting from queue.job where name = 'sweep-files'",
  );
  expect(rows).toEqual([{ waiting: 1 }]);
});

it('goes on when PostgreSQL ends its connections', async () => {
  const worked: string[] = [];
  await queue.work('reset-link', async ({ email }) => {
    if (worked.push(email) > 1) return;
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'avsar-queue' and datname = current_database()",
    );
  });
  await queue.send(database.db, 'reset-link', { kind: 'candidate', email: 'asha@example.in' });
  await expect.poll(() => worked.length, { timeout: 10_000 }).toBeGreaterThan(0);
  await queue.send(database.db, 'reset-link', { kind: 'candidate', email: 'ravi@example.in' });
  await expect.poll(() => worked, { timeout: 15_000 }).toContain('ravi@example.in');
}, 30_000);

it('expects a sign of life while it is worked on: what a killed process had begun waits for no quarter of an hour', async () => {
  await database.pool.query("update queue.queue set heartbeat_seconds = null where name in ('mail', 'show-answer')");
  await (await openQueue({ url: database.url, onError: (error) => failures.push(error), sendOnly: true })).close();
  const { rows: queues } = await database.pool.query(
    "select distinct heartbeat_seconds from queue.queue where name in ('mail', 'show-answer')",
  );
  expect(queues).toEqual([{ heartbeat_seconds: 30 }]);
  await queue.send(database.db, 'sweep-keys', {});
  const { rows } = await database.pool.query("select heartbeat_seconds from queue.job where name = 'sweep-keys'");
  expect(rows).toEqual([{ heartbeat_seconds: 30 }]);
});

it('the clock sends no more of what an earlier version did', async () => {
  await queue.schedule('sweep-keys', '15 * * * *', {});
  await database.pool.query(
    'insert into queue.queue select (jsonb_populate_record(q, \'{"name": "earlier-work"}\')).* from queue.queue q where name = \'sweep-keys\'',
  );
  await database.pool.query(
    'insert into queue.schedule select (jsonb_populate_record(s, \'{"name": "earlier-work"}\')).* from queue.schedule s where name = \'sweep-keys\'',
  );
  await (await openQueue({ url: database.url, onError: (error) => failures.push(error) })).close();
  const { rows } = await database.pool.query('select name from queue.schedule');
  expect(rows).toEqual([{ name: 'sweep-keys' }]);
});
