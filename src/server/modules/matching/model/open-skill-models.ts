import { setInterval, setTimeout } from 'node:timers';
import type { Executor } from '#server/database/client.ts';
import type { PageCache } from '#server/page-cache.ts';
import { unpack } from './learned.ts';
import { type SkillModel, type SkillModels, untrained } from './skill-model.ts';
import { findNewestModel } from './skill-models.store.ts';
import { trained } from './trained.ts';

/** Finds models that were not announced. */
const LOOKED_FOR_MS = 10 * 60_000;
/** Reads again after a failure, such as a slow connection while everything starts. */
const AGAIN_MS = 15_000;

/**
 * Keeps the newest skill model in memory and replaces it once a newer one is fully read. Opens immediately: until the
 * first is read there is none.
 */
export const openSkillModels = ({
  db,
  pageCache,
  onTrouble,
}: {
  db: Executor;
  pageCache: Pick<PageCache, 'onChange'>;
  onTrouble: (error: unknown) => void;
}): SkillModels => {
  let model: SkillModel = untrained();
  let closed = false;
  let reading: Promise<void> = Promise.resolve();
  const read = async (): Promise<void> => {
    if (closed) return;
    const newest = await findNewestModel(db, model.version);
    if (newest) model = trained(newest.version, await unpack(newest.content));
  };
  /** Serialized, so that the last request sees the newest. */
  const follow = (): Promise<void> => {
    reading = reading.then(read).catch((error: unknown) => {
      if (!closed) setTimeout(() => void follow(), AGAIN_MS).unref();
      onTrouble(error);
    });
    return reading;
  };
  pageCache.onChange(({ tags }) => {
    if (tags.includes('skills') || tags.includes('all')) void follow();
  });
  const looking = setInterval(() => void follow(), LOOKED_FOR_MS);
  looking.unref();
  const ready = follow();
  return {
    ready,
    current: () => model,
    async close() {
      closed = true;
      clearInterval(looking);
      await reading;
    },
  };
};
