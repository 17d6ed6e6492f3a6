import { dayInIndia } from '#contract/rules.ts';
import type { Deps } from '#server/deps.ts';
import { countOpenJobs, nextCompanies, recentlyChanged } from './open-job-counts.store.ts';

/** Every minute, on the queue's clock. */
export const COUNTS_AT = '* * * * *';
/** One minute past each hour in India, including midnight, when jobs end: all companies. */
export const ALL_COUNTS_AT = '31 * * * *';

/** Longer than a minute, so that a delayed run misses nothing. */
const LOOK_BACK_MS = 5 * 60_000;
const BATCH = 1_000;

/**
 * Recounts the open jobs that companies are searched and sorted by: for companies with recently changed jobs, or for
 * all. Marks pages with the list as stale when a number has changed.
 */
export async function refreshCompanies(
  { db, now, pageCache }: Pick<Deps, 'db' | 'now' | 'pageCache'>,
  { all }: { all: boolean },
): Promise<void> {
  const today = dayInIndia(now());
  let changed = 0;
  if (all) {
    let ids = await nextCompanies(db, undefined, BATCH);
    while (ids.length > 0) {
      changed += await countOpenJobs(db, ids, today);
      ids = await nextCompanies(db, ids.at(-1), BATCH);
    }
  } else {
    const ids = await recentlyChanged(db, new Date(now().getTime() - LOOK_BACK_MS));
    if (ids.length > 0) changed = await countOpenJobs(db, ids, today);
  }
  if (changed > 0) pageCache.markStale(['companies']);
}
