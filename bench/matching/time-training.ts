import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/database/client.ts';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { trainSkills } from '#server/modules/matching/public.ts';
import { createPageCache } from '#server/page-cache.ts';
import { fillDatabase } from '../fill-database.ts';
import { fillJobs } from '../search/fill-jobs.ts';

/** Measures one training in its worker, reading and writing included, with that many generated jobs. */
export const timeTraining = async (count: number): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'avsar-bench-'));
  const stop = new AbortController().signal;
  const embedded = await startEmbeddedDatabase({ dataDir, stop, log: () => {}, report: () => {} });
  const { db, close } = openDatabase({ url: embedded.url });
  try {
    await migrateDatabase({ url: embedded.url });
    await fillDatabase(embedded.url, (filling) => fillJobs(filling, count));
    const began = performance.now();
    const log = { info: console.log, warn: console.warn, error: console.error };
    const now = () => new Date();
    await trainSkills({ db, now, log, pageCache: createPageCache(), databaseUrl: embedded.url });
    console.log(`${count} jobs: trained in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  } finally {
    await close();
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};
