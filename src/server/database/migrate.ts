import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import type { Database } from './client.ts';

/** Any number that nothing else locks: two instances that start together migrate one after the other. */
const MIGRATION_LOCK = 4_209_121_101;

/** Applies what is new in `migrations/`; all of it or nothing. */
export const migrateDatabase = async (db: Database): Promise<void> => {
  const client = await db.$client.connect();
  try {
    // An index over a large table may take longer than any request may.
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('set client_min_messages = warning');
    await migrate(drizzle({ client }), { migrationsFolder: join(PACKAGE_ROOT, 'migrations') });
  } finally {
    // Closing the connection frees the lock and forgets the settings, whatever happened.
    client.release(true);
  }
};
