import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { z } from 'zod';
import { type AdminHealth, PORTAL_PARTS } from '#contract/health.ts';
import { findLastBackup } from '#server/database/backup-mark.ts';
import { isReachable } from '#server/database/client.ts';
import { newestMigration } from '#server/database/migrate.ts';
import type { Deps } from '#server/deps.ts';
import { readFailures } from '#server/modules/mail/public.ts';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { checkServices } from '#server/services.ts';
import { readDatabaseFacts, sumFiles } from './health.store.ts';
import { backupState, databaseState, emailState, queueState, storageState } from './part-states.ts';

const WEEK_MS = 7 * 86_400_000;
const FAILURES_SHOWN = 20;

const { version: AVSAR } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(PACKAGE_ROOT, 'package.json'), 'utf8')));

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return Math.round((performance.now() - start) * 10) / 10;
};

const withState = <Part extends object, State>(
  part: Part,
  stateOf: (part: Part) => State,
): Part & { state: State } => ({
  ...part,
  state: stateOf(part),
});

/** Measures every part of the portal; nothing of it is kept. */
export async function readHealth({
  db,
  now,
  queue,
  settings,
  files,
}: Pick<Deps, 'db' | 'files' | 'now' | 'queue' | 'settings'>): Promise<AdminHealth> {
  const at = now();
  const answersIn = await timed(() => isReachable(db));
  const [backlogs, failures, { version, ...facts }, sums, disk, backup, services] = await Promise.all([
    queue.backlogs(db, at),
    readFailures(db, new Date(at.getTime() - WEEK_MS), FAILURES_SHOWN),
    readDatabaseFacts(db),
    sumFiles(db),
    statfs(settings.dataDir),
    findLastBackup(db),
    checkServices({ files, settings }),
  ]);
  const newest = failures.newest.map((one) => ({ ...one, at: one.at.toISOString() }));
  const { failed: _lost, ...waiting } = backlogs.email;
  const email = {
    ...waiting,
    answers: services.mail === 'works',
    server: settings.smtpUrl ? ('smtp' as const) : ('folder' as const),
    newest,
  };
  const storage = {
    ...sums,
    answers: services.storage === 'works',
    disk: { free: disk.bavail * disk.bsize, size: disk.blocks * disk.bsize },
  };
  return {
    at: at.toISOString(),
    email: { ...withState(email, emailState), failures: failures.count },
    queue: withState(backlogs.other, queueState),
    database: withState({ ...facts, answersIn }, databaseState),
    storage: { ...withState(storage, storageState), kind: settings.s3 ? 'bucket' : 'folder' },
    backup: withState({ at: backup ?? null }, (part) => backupState(part, at)),
    versions: { avsar: AVSAR, postgres: version, node: process.versions.node, migration: newestMigration() },
  };
}

/** How many parts need a look: what an administrator is told beside the tab. */
export const countPartsToCheck = async (deps: Parameters<typeof readHealth>[0]): Promise<number> => {
  const health = await readHealth(deps);
  return PORTAL_PARTS.filter((part) => health[part].state !== 'works').length;
};
