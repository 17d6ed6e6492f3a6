import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { hasModelSince } from './skill-models.store.ts';
import type { Training } from './train-model.ts';

/** 2:00 at night in India, before the morning emails; the queue's clock is UTC. */
export const TRAINING_AT = '30 20 * * *';

/** As for the search: the built server starts the built worker, named in vite.config.ts. */
const PROGRAM = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, 'train-worker.ts')
  : join(PACKAGE_ROOT, 'build/server/train-worker.js');

const MOST_MB = 1_024;

const Told = z.object({ version: z.number(), listings: z.number(), people: z.number(), skills: z.number() });

/** Runs one training in a worker, so that it blocks no request. */
const trainBeside = async (url: string, now: Date): Promise<Training> => {
  const worker = new Worker(PROGRAM, {
    workerData: { url, now },
    resourceLimits: { maxOldGenerationSizeMb: MOST_MB },
  });
  worker.unref();
  const { promise: ended, reject: stopped } = Promise.withResolvers<never>();
  // It exited without a result.
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
 * Trains the skill model and notifies every process of the new version. Until it is complete the old one answers.
 * @param asked time of the request: a model trained since then also serves
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
