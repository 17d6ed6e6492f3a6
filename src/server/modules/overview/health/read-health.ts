import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { z } from 'zod';
import type { AdminHealth, PartState, PortalPart } from '#contract/health.ts';
import { findLastBackup } from '#server/database/backup-mark.ts';
import { isReachable } from '#server/database/client.ts';
import { copiesIn } from '#server/database/log-archive.ts';
import { newestMigration } from '#server/database/migrate.ts';
import type { Deps } from '#server/deps.ts';
import { countHeldMails, readFailures } from '#server/modules/mail/public.ts';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { checkServices } from '#server/services.ts';
import { readArchived, readConnections, readDatabaseFacts, sumFiles } from './health.store.ts';
import { archiveState, backupState, databaseState, emailState, queueState, storageState } from './part-states.ts';

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

type HealthDeps = Pick<Deps, 'db' | 'files' | 'now' | 'queue' | 'settings'>;

/** Null when no archive is configured. */
const measureArchive = async ({ db, settings: { archiveDir } }: Pick<HealthDeps, 'db' | 'settings'>, now: Date) => {
  if (!archiveDir) return undefined;
  const [copies, archived] = await Promise.all([copiesIn(archiveDir).catch(() => []), readArchived(db)]);
  const archive = { ...archived, copiedAt: copies.at(-1)?.at.toISOString() ?? null };
  return withState(archive, (part) => archiveState(part, now));
};

/** Measures what the parts' states depend on: cheap queries only, since they run with every administrator page. */
const measure = async ({ db, now, queue, settings, files }: HealthDeps) => {
  const at = now();
  const [{ email: mails, other }, failures, facts, disk, backup, services, archive] = await Promise.all([
    queue.backlogs(db, at),
    readFailures(db, new Date(at.getTime() - WEEK_MS), FAILURES_SHOWN),
    readConnections(db),
    statfs(settings.dataDir),
    findLastBackup(db),
    checkServices({ files, settings }),
    measureArchive({ db, settings }, at),
  ]);
  const { failed: _lost, ...waiting } = mails;
  const email = {
    ...waiting,
    answers: services.mail === 'works',
    server: settings.smtpUrl ? ('smtp' as const) : ('folder' as const),
    failures: failures.count,
    newest: failures.newest.map((one) => ({ ...one, at: one.at.toISOString() })),
  };
  const storage = {
    kind: settings.s3 ? ('bucket' as const) : ('folder' as const),
    answers: services.storage === 'works',
    disk: { free: disk.bavail * disk.bsize, size: disk.blocks * disk.bsize },
  };
  return {
    email: withState(email, emailState),
    queue: withState(other, queueState),
    database: withState(facts, databaseState),
    storage: withState(storage, storageState),
    backup: withState({ at: backup ?? null }, (part) => backupState(part, at)),
    ...(archive && { archive }),
  } satisfies Record<Exclude<PortalPart, 'archive'>, { state: PartState }>;
};

/** Measures every part of the portal; nothing is stored. */
export async function readHealth(deps: HealthDeps): Promise<AdminHealth> {
  const answersIn = await timed(() => isReachable(deps.db));
  const [{ email, database, storage, ...parts }, held, { version, bytes }, sums] = await Promise.all([
    measure(deps),
    countHeldMails(deps.db),
    readDatabaseFacts(deps.db),
    sumFiles(deps.db),
  ]);
  return {
    at: deps.now().toISOString(),
    ...parts,
    email: { ...email, held },
    database: { ...database, bytes, answersIn },
    storage: { ...storage, ...sums },
    versions: { avsar: AVSAR, postgres: version, node: process.versions.node, migration: newestMigration() },
  };
}

/** Returns how many parts need attention, shown next to the tab. */
export const countPartsToCheck = async (deps: HealthDeps): Promise<number> => {
  const parts = await measure(deps);
  return Object.values(parts).filter(({ state }) => state !== 'works').length;
};
