import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/database/client.ts';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { DAYS_AHEAD, MOVE_DEFAULTS } from './clock-ahead.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser of the run's own server; its database `avsar` is the migrated template. */
    databaseAdminUrl: string;
  }
}

/** Nothing in it has to survive a crash. */
const THROW_AWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  shared_buffers: '64MB',
};

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'avsar-test-'));
  // As root the database runs as another user, who must be able to pass.
  await chmod(dataDir, 0o711);
  const server = await startEmbeddedDatabase({ dataDir, log: console.log, settings: THROW_AWAY });
  const teardown = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  // A run that is called off must not leave its server behind.
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void teardown().finally(() => process.exit(1)));
  }

  const template = openDatabase({ url: server.url });
  try {
    await migrateDatabase(template.db);
    if (DAYS_AHEAD !== 0) await template.pool.query(MOVE_DEFAULTS);
  } finally {
    // Nobody may be connected to a template while it is cloned.
    await template.close();
  }
  project.provide('databaseAdminUrl', server.adminUrl);
  return teardown;
}
