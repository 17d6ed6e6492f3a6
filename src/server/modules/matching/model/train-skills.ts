import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { hasModelSince } from './skill-models.store.ts';
import type { Training } from './train-model.ts';

/** Two at night in India, before the mails of the morning; the clock of the queue is UTC. */
export const TRAINING_AT = '30 20 * * *';

/** As for the search: the built server starts the built worker, under the name that vite.config.ts gives it. */
const PROGRAM = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, 'train-worker.ts')
  : join(PACKAGE_ROOT, 'build/server/train-worker.js');

const MOST_MB = 1_024;

const Told = z.object({ version: z.number(), listings: z.number(), people: z.number(), skills: z.number() });

/** Runs one training beside the server, so that no request waits for it. */
const trainBeside = async (url: string, now: Date): Promise<Training> => {
  const worker = new Worker(PROGRAM, {
    workerData: { url, now },
    resourceLimits: { maxOldGenerationSizeMb: MOST_MB },
  });
  worker.unref();
  const { promise: ended, reject: stopped } = Promise.withResolvers<never>();
  // It has not told its result.
  worker.once('exit', () => stopped(new Error('The training of skills stopped.')));
  try {
    const [told] = await Promise.race([once(worker, 'message'), ended]);
    return Told.parse(told);
  } finally {
    ended.catch(() => undefined);
    await worker.terminate();
  }
};

/**
 * Trains the model of skills, and tells every process of the new version. Until
 * it is complete the old one answers.
 * @param asked since when it is wanted: what has been trained after it serves as well
 */
export const trainSkills = async (
  { db, now, log, pageCache, databaseUrl }: Pick<Deps, 'db' | 'now' | 'log' | 'pageCache'> & { databaseUrl: string },
  { askedAt }: { askedAt?: string | undefined } = {},
): Promise<void> => {
  if (askedAt !== undefined && (await hasModelSince(db, new Date(askedAt)))) return;
  const training = await trainBeside(databaseUrl, now());
  pageCache.markStale(['skills']);
  log.info(training, 'skills trained');
};
