import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/database/client.ts';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { DAYS_AHEAD, MOVE_DEFAULTS } from './clock-ahead.ts';

/** A PostgreSQL server for one test run; its database `avsar` is the migrated template. */
export interface DatabaseServer {
  /** The superuser's connection URL. */
  adminUrl: string;
  stop(): Promise<void>;
}

/** Nothing in it needs to survive a crash. */
const THROW_AWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  shared_buffers: '64MB',
  // With hundreds of databases that live for a minute, vacuuming costs more than it saves.
  autovacuum: 'off',
  checkpoint_timeout: '1h',
  max_wal_size: '8GB',
};

export const startDatabaseServer = async (): Promise<DatabaseServer> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'avsar-test-'));
  // When run as root, the database uses another user, who must be able to enter the folder.
  await chmod(dataDir, 0o711);
  const server = await startEmbeddedDatabase({ dataDir, log: console.log, settings: THROW_AWAY });
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  // An aborted run must not leave its server behind.
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void stop().finally(() => process.exit(1)));
  }

  const template = openDatabase({ url: server.url });
  try {
    await migrateDatabase({ url: server.url });
    if (DAYS_AHEAD !== 0) await template.pool.query(MOVE_DEFAULTS);
  } finally {
    // A template cannot be cloned while it has connections.
    await template.close();
  }
  return { adminUrl: server.adminUrl, stop };
};
