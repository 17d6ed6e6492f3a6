import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import type { Database } from './client.ts';

/** Any number that nothing else locks: two instances that start together migrate one after the other. */
const MIGRATION_LOCK = 4_209_121_101;

const FILES = { migrationsFolder: join(PACKAGE_ROOT, 'migrations') };

/** Drizzle compares the same two moments. */
const isCurrent = async (client: pg.ClientBase): Promise<boolean> => {
  const { rows: tables } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as found");
  if (!tables[0]?.found) return false;
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.last ?? 0) >= (readMigrationFiles(FILES).at(-1)?.folderMillis ?? 0);
};

/** Applies what is new in `migrations/`; all of it or nothing. Reports before it changes anything. */
export const migrateDatabase = async (db: Database, report: (line: string) => void = () => {}): Promise<void> => {
  const client = await db.$client.connect();
  try {
    // An index over a large table may take longer than any request may.
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('set client_min_messages = warning');
    if (await isCurrent(client)) return;
    report('Migrating the database …');
    await migrate(drizzle({ client }), FILES);
  } finally {
    // Closing the connection frees the lock and forgets the settings, whatever happened.
    client.release(true);
  }
};
