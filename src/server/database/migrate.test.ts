import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, connect as dial, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { assertServerVersion, migrateDatabase } from '#server/database/migrate.ts';
import { createLog } from '#server/log.ts';
import { openDeps } from '#server/open-deps.ts';
import { readSettings, SettingsError } from '#server/settings.ts';
import { exitCodeFor, sentenceFor } from '#server/start-failure.ts';
import { testDatabase } from '#tests/support/database.ts';

const database = testDatabase({ ofItsOwn: true });

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

const openPortal = async (env: Record<string, string>) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'avsar-migrate-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO_DATA: 'off', ...env });
  return openDeps({ settings, log: createLog(settings), stop: new AbortController().signal });
};

test('a start that waits for another one gives up with a sentence, and leaves no lock behind', async () => {
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(4209121101)`);
    const failure = await failureOf(migrateDatabase({ url: database.url, lockSeconds: 1 }));
    expect(sentenceFor(failure)).toBe(
      'Somebody else has been migrating the database for 1 seconds: wait until that start is over, or end it, then start again.',
    );
  });
  await migrateDatabase({ url: database.url, lockSeconds: 1 });
  const held =
    await database.db.execute(sql`select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
        where locktype = 'advisory' and datname = current_database()`);
  expect(held.rows).toEqual([]);
});

test('a database that a newer version has migrated is refused', async () => {
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`);
  });
  onTestFinished(async () => {
    await database.db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'newer'`);
  });
  const failure = await failureOf(migrateDatabase({ url: database.url }));
  expect(exitCodeFor(failure)).toBe(2);
  expect(sentenceFor(failure)).toContain('a newer version of Avsar has migrated');
});

test.each(['17.6 (Debian 17.6-1.pgdg13+1)', '9.6.24'])('PostgreSQL %s is too old', (version) => {
  expect(() => assertServerVersion(version)).toThrow(SettingsError);
});

test.each(['18.1', '18beta1', '19devel'])('PostgreSQL %s is new enough', (version) => {
  expect(() => assertServerVersion(version)).not.toThrow();
});

test('a role that may not change tables starts on a migrated database, and is refused on another', async () => {
  // A first start creates the queue's own tables.
  const first = await openPortal({ DATABASE_URL: database.url });
  await first.close();
  const admin = new pg.Client(database.url.replace('//avsar@', '//postgres@'));
  await admin.connect();
  await admin.query('create role plain_role login');
  onTestFinished(async () => {
    await admin.query('drop owned by plain_role; drop role plain_role');
    await admin.end();
  });
  const url = new URL(database.url);
  url.username = 'plain_role';
  const refusedTo = async () => {
    const refusal = await failureOf(migrateDatabase({ url: url.href }));
    expect(exitCodeFor(refusal)).toBe(2);
    return sentenceFor(refusal);
  };
  expect(await refusedTo()).toContain('may not use the portal’s tables');
  await database.pool.query(
    'grant usage on schema drizzle to plain_role; grant select on all tables in schema drizzle to plain_role',
  );
  expect(await refusedTo()).toContain('may not use the portal’s tables');
  await database.pool.query(`
    grant usage on schema public, drizzle, queue to plain_role;
    grant select, insert, update, delete on all tables in schema public, queue to plain_role;
    grant select on all tables in schema drizzle to plain_role;
    grant usage, select, update on all sequences in schema public, queue to plain_role`);
  const { deps, close } = await openPortal({ DATABASE_URL: url.href });
  await deps.queue.send(deps.db, 'sweep-files', {});
  await close();

  await database.pool.query('alter table drizzle.__drizzle_migrations rename to hidden_migrations');
  const refusal = await refusedTo();
  await database.pool.query('alter table drizzle.hidden_migrations rename to __drizzle_migrations');
  expect(refusal).toContain('run npm run migrate with a role that may');
});

/** The session parameters that poolers allow. */
const ALLOWED = new Set(['user', 'database', 'application_name', 'client_encoding']);

/** A proxy that behaves like a pooler: it refuses all other session parameters. */
const startPooler = (socketPath: string): Promise<Server> => {
  const refuse = (client: Socket, setting: string): void => {
    const fields = Buffer.from(`SFATAL\0C08P01\0Munsupported startup parameter: ${setting}\0\0`);
    const head = Buffer.alloc(5);
    head.write('E');
    head.writeInt32BE(fields.length + 4, 1);
    client.end(Buffer.concat([head, fields]));
  };
  const server = createServer((client) => {
    client.once('data', (startup) => {
      const names = startup
        .subarray(8)
        .toString()
        .split('\0')
        .filter((_, at) => at % 2 === 0);
      const refused = names.find((name) => name !== '' && !ALLOWED.has(name));
      if (refused) return refuse(client, refused);
      const socket = dial(socketPath);
      socket.write(startup);
      for (const one of [client, socket]) one.on('error', () => one.destroy());
      client.pipe(socket).pipe(client);
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
};

test('behind a pooler a start asks for nothing that it refuses', async () => {
  const socketDir = decodeURIComponent(/@([^/]+)\//.exec(database.url)?.[1] ?? '');
  const pooler = await startPooler(join(socketDir, '.s.PGSQL.5432'));
  onTestFinished(() => void pooler.close());
  const address = pooler.address();
  if (typeof address !== 'object' || !address) throw new Error('The pooler does not listen.');
  const pooled = database.url.replace(/@[^/]+\//, `@127.0.0.1:${address.port}/`);

  const failure = await failureOf(openPortal({ DATABASE_URL: pooled }));
  expect(sentenceFor(failure)).toContain('set DATABASE_DIRECT_URL');
  expect(exitCodeFor(failure)).toBe(2);
  const { deps, close } = await openPortal({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: database.url });
  const { rows } = await deps.db.execute(sql`select 1 as one`);
  expect(rows).toEqual([{ one: 1 }]);
  await close();
});
