import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { z } from 'zod';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { SettingsError } from '#server/settings.ts';
import { type Connection, withConnection } from './client.ts';
import { sqlStateOf } from './sql-state.ts';

/** An arbitrary lock number used by nothing else: two instances that start together migrate one after the other. */
const MIGRATION_LOCK = 4_209_121_101;

const OLDEST_SERVER = 18;

const FILES = { migrationsFolder: join(PACKAGE_ROOT, 'migrations') };

/** The creation time of each migration: a database's version is that of its last one. */
export const migrationTimes = (): number[] => readMigrationFiles(FILES).map(({ folderMillis }) => folderMillis);

/** The newest migration's number, as at the beginning of its file name. */
export const newestMigration = (): string => String(migrationTimes().length - 1).padStart(4, '0');

/** Drizzle compares the same two timestamps; 0 before the first migration. */
export const migratedAt = async (client: Connection): Promise<number> => {
  const { rows: tables } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as found");
  if (!tables[0]?.found) return 0;
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.last ?? 0);
};

/** @param version as reported by the server, such as `16.3 (Debian 16.3-1)` */
export const assertServerVersion = (version: string): void => {
  if (Number.parseInt(version, 10) < OLDEST_SERVER)
    throw new SettingsError(
      `DATABASE_URL must lead to PostgreSQL ${OLDEST_SERVER} or newer, but leads to ${version.split(' ')[0]}.`,
    );
};

/** Turns PostgreSQL's errors during a migration into sentences for the operator. */
const failureOf = (error: unknown, lockSeconds: number): unknown => {
  const state = sqlStateOf(error);
  if (state === '42501')
    return new SettingsError(
      'DATABASE_URL names a role that may not change tables, and the database has to be migrated: run npm run migrate with a role that may, then start again.',
      { cause: error },
    );
  if (state === '55P03')
    return new Error(
      `Somebody else has been migrating the database for ${lockSeconds} seconds: wait until that start is over, or end it, then start again.`,
      { cause: error },
    );
  return error;
};

/** Refuses a role that reads the database's version, but not the portal's tables. */
const assertGranted = async (client: Connection): Promise<void> => {
  const { rows } = await client.query<{ granted: boolean }>(`
    select coalesce(bool_and(has_schema_privilege(relnamespace, 'usage')
      and has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert')), true) as granted
    from pg_class where relkind = 'r' and relnamespace in (select oid from pg_namespace where nspname in ('public', 'queue'))`);
  if (!rows[0]?.granted) throw notGranted();
};

const notGranted = (cause?: unknown): SettingsError =>
  new SettingsError(
    'DATABASE_URL names a role that may not use the portal’s tables: grant it what docs/operating.md lists, then start again.',
    { cause },
  );

const Journal = z.looseObject({ entries: z.array(z.looseObject({ when: z.number() })) });

/** Runs `work` with the migrations up to one: Drizzle applies everything in a folder's journal. */
const withMigrationsUpTo = async (upTo: number, work: (files: typeof FILES) => Promise<void>): Promise<void> => {
  if (upTo >= Math.max(...migrationTimes())) return work(FILES);
  const folder = await mkdtemp(join(tmpdir(), 'avsar-migrations-'));
  try {
    await cp(FILES.migrationsFolder, folder, { recursive: true });
    const path = join(folder, 'meta/_journal.json');
    const journal = Journal.parse(JSON.parse(await readFile(path, 'utf8')));
    const entries = journal.entries.filter(({ when }) => when <= upTo);
    await writeFile(path, JSON.stringify({ ...journal, entries }));
    await work({ migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

interface MigrateOptions {
  /** Connects to the server directly: a pooler would mix up the settings of sessions. */
  url: string;
  /** Called with each step before anything is changed. */
  report?: (line: string) => void;
  /** Stops at this one of `migrationTimes`; default: the newest. */
  upTo?: number;
  /** How long a migration by another start may take. */
  lockSeconds?: number;
}

/**
 * Applies the new migrations in `migrations/`; all of them or none.
 *
 * @throws SettingsError when the server is too old, the database newer than this code, or the role may not use or change
 *   it
 */
export const migrateDatabase = async ({
  url,
  report = () => {},
  upTo = Number.POSITIVE_INFINITY,
  lockSeconds = 120,
}: MigrateOptions): Promise<void> => {
  // The lock is held by a transaction on a separate connection, so that it cannot be left behind.
  const migrateUnder = async (lock: Connection): Promise<void> => {
    const { rows } = await lock.query<{ server_version: string }>('show server_version');
    assertServerVersion(rows[0]?.server_version ?? '');
    await lock.query(`begin; set local lock_timeout = '${lockSeconds}s'`);
    await lock.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const newest = Math.max(...migrationTimes());
    const { rows: forbidden } = await lock.query(
      "select from pg_namespace where nspname = 'drizzle' and not has_schema_privilege(oid, 'usage')",
    );
    // The table of the migrations would look absent.
    if (forbidden.length > 0) throw notGranted();
    const at = await migratedAt(lock).catch((error: unknown) => {
      throw sqlStateOf(error) === '42501' ? notGranted(error) : error;
    });
    if (at > newest)
      throw new SettingsError(
        'DATABASE_URL leads to a database that a newer version of Avsar has migrated: start that version, or restore a backup from before.',
      );
    if (at === Math.min(newest, upTo)) return assertGranted(lock);
    report('Migrating the database …');
    await withConnection(url, 'avsar-migrate', async (client) => {
      await client.query('set client_min_messages = warning');
      await withMigrationsUpTo(upTo, (files) => migrate(drizzle({ client }), files));
    });
  };
  await withConnection(url, 'avsar-migrate', migrateUnder).catch((error: unknown) => {
    throw failureOf(error, lockSeconds);
  });
};
