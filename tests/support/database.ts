import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/database/client.ts';
import { createTestDatabase, type TestDatabase } from './cloned-database.ts';
import { readTemplate, resetDatabase, type Template } from './reset-database.ts';

type UsedDatabase = Pick<OpenDatabase, 'db' | 'pool'> & { url: string };

interface Kept {
  created: TestDatabase;
  opened: OpenDatabase;
  /** A superuser's pool, for resetting the database. */
  admin: pg.Pool;
  template: Template;
}

/**
 * Databases left by earlier files of this process: resetting one is cheaper than creating one, and its connections have
 * cached metadata.
 */
const left: Kept[] = [];

const make = async (): Promise<Kept> => {
  const adminUrl = inject('databaseAdminUrl');
  const created = await createTestDatabase(adminUrl);
  const opened = openDatabase({ url: created.url, max: 5, connectWithinMs: 30_000 });
  // An idle pool must not keep the process alive until the next file.
  Object.assign(opened.pool.options, { allowExitOnIdle: true });
  const admin = new pg.Pool({
    connectionString: created.url.replace('//avsar@', '//postgres@'),
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  admin.on('error', () => undefined);
  return { created, opened, admin, template: await readTemplate(admin) };
};

const drop = async ({ created, opened, admin }: Kept): Promise<void> => {
  await Promise.all([opened.close(), admin.end()]);
  await created.drop();
};

const SETTLED_WITHIN_MS = 1_000;

/** Waits until no query is running, and returns whether that happened. */
const settles = async ({ pool }: OpenDatabase): Promise<boolean> => {
  const isQuiet = (): boolean => pool.idleCount === pool.totalCount && pool.waitingCount === 0;
  for (let waited = 0; !isQuiet() && waited < SETTLED_WITHIN_MS; waited += 10) await sleep(10);
  return isQuiet();
};

/**
 * Provides a database to the test file that calls it at its top level; its properties are available once the tests run.
 * It is as empty as a new one.
 * @param ofItsOwn not shared with other files: for tests that read plans, close connections or change tables
 */
export const testDatabase = ({ ofItsOwn = false } = {}): UsedDatabase => {
  let current: (Kept & { db: OpenDatabase['db'] }) | undefined;

  beforeAll(async () => {
    const kept = (ofItsOwn ? undefined : left.pop()) ?? (await make());
    // A new object, so that the server's data cached per database is not shared between files.
    current = { ...kept, db: Object.create(kept.opened.db) };
  });
  afterAll(async () => {
    if (!current) return;
    const isAsNew =
      !ofItsOwn && (await settles(current.opened)) && (await resetDatabase(current.admin, current.template));
    if (isAsNew) left.push(current);
    else await drop(current);
  });

  const get = () => {
    if (!current) throw new Error('The test database is there only while tests run.');
    return current;
  };
  return {
    get db() {
      return get().db;
    },
    get pool() {
      return get().opened.pool;
    },
    get url() {
      return get().created.url;
    },
  };
};
