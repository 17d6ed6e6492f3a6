import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, it, test } from 'vitest';
import { type Executor, openDatabase } from '#server/database/client.ts';
import { toProblem } from '#server/plugins/problems.ts';
import { testDatabase } from '#tests/support/database.ts';
import { openHouse } from '#tests/support/house.ts';

const house = openHouse();
const database = testDatabase({ ofItsOwn: true });

/** Terminates these connections, as when PostgreSQL is stopped or fails over. */
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

/** A proxy between the pool and the server that can stop forwarding, like a hanging network or server. */
const passingOn = async () => {
  const { host, port, user = '', database: name = '' } = new pg.Client({ connectionString: database.url });
  const sockets = new Set<Socket>();
  let hangs = false;
  const server = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    for (const socket of [near, far]) socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    sockets.add(near).add(far);
    if (!hangs) near.pipe(far).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const open = address && typeof address === 'object' ? address.port : 0;
  return {
    url: `postgresql://${user}@127.0.0.1:${open}/${name}`,
    hang: () => {
      hangs = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    /** Forwards no new connections; those that exist go on. */
    ignoreNew: () => {
      hangs = true;
    },
    /** Forwards new connections again. */
    open: () => {
      hangs = false;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};

describe('a server that hangs', () => {
  test('is waited for no longer than the patience, in a query and in a transaction', async () => {
    const way = await passingOn();
    const opened = openDatabase({ url: way.url, max: 2, patienceMs: 300 });
    const { db, pool } = opened;
    let inTransaction = false;
    try {
      await db.execute(sql`select 1`);
      const began = performance.now();
      const transaction = failureOf(
        db.transaction(async (tx) => {
          await tx.execute(sql`select 1`);
          way.hang();
          inTransaction = true;
          await tx.execute(sql`select 1`);
        }),
      );
      await expect.poll(() => inTransaction).toBe(true);
      const failures = await Promise.all([transaction, failureOf(db.execute(sql`select 1`))]);
      for (const failure of failures)
        expect(toProblem(failure)).toMatchObject({ code: 'UNAVAILABLE', details: { retryAfter: 2 } });
      expect(performance.now() - began).toBeLessThan(5_000);
      expect(pool.totalCount).toBe(0);
    } finally {
      way.close();
      await opened.close();
    }
  }, 15_000);

  test('is known by letting nobody in: nobody waits for it as long as for a statement that takes its time', async () => {
    const way = await passingOn();
    const opened = openDatabase({ url: way.url, max: 3 });
    const { db } = opened;
    try {
      const began = performance.now();
      expect((await db.execute(sql`select pg_sleep(2.5)`)).rows).toHaveLength(1);
      await Promise.all([1, 2].map(() => db.execute(sql`select 1`)));
      way.hang();
      const hungAt = performance.now();
      expect(hungAt - began).toBeGreaterThan(2_400);
      const failures = await Promise.all([1, 2, 3].map(() => failureOf(db.execute(sql`select 1`))));
      for (const failure of failures) expect(toProblem(failure)).toMatchObject({ code: 'UNAVAILABLE' });
      expect(performance.now() - hungAt).toBeLessThan(3_500);
    } finally {
      way.close();
      await opened.close();
    }
  }, 40_000);

  test('is not assumed while this process is too busy to hear the server', async () => {
    const way = await passingOn();
    const opened = openDatabase({ url: way.url, max: 1 });
    const busy = setInterval(() => {
      for (const end = performance.now() + 40; performance.now() < end; );
    }, 10);
    try {
      await opened.db.execute(sql`select 1`);
      way.ignoreNew();
      expect((await opened.db.execute(sql`select pg_sleep(3)`)).rows).toHaveLength(1);
    } finally {
      clearInterval(busy);
      way.close();
      await opened.close();
    }
  }, 15_000);

  test('is waited for once, not again by each later query, until it answers again', async () => {
    const way = await passingOn();
    const opened = openDatabase({ url: way.url, max: 3 });
    const { db } = opened;
    const select = () => db.execute(sql`select 1`);
    try {
      await select();
      way.hang();
      await failureOf(select());
      const knownAt = performance.now();
      for (const work of [select, () => db.transaction(select)])
        expect(toProblem(await failureOf(work()))).toMatchObject({ code: 'UNAVAILABLE', details: { retryAfter: 2 } });
      expect(performance.now() - knownAt).toBeLessThan(500);
      way.open();
      await expect.poll(() => failureOf(select()), { timeout: 5_000 }).toBeUndefined();
    } finally {
      way.close();
      await opened.close();
    }
  }, 15_000);
});

test('a connection that breaks before a transaction has begun is given back, thirteen times in a row', async () => {
  const opened = openDatabase({ url: database.url, max: 2 });
  try {
    for (let round = 0; round < 13; round += 1) {
      opened.pool.once('acquire', (client) => client.connection.stream.destroy());
      const failure = await failureOf(opened.db.transaction((tx) => tx.execute(sql`select 1`)));
      expect(toProblem(failure)).toMatchObject({ code: 'UNAVAILABLE' });
    }
    expect((await opened.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  } finally {
    await opened.close();
  }
});

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
