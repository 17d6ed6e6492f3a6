import { dayInIndia } from '#contract/rules.ts';
import type { Deps } from '#server/deps.ts';
import { countOpenJobs, nextCompanies, recentlyChanged } from './open-job-counts.store.ts';

/** Each minute, in the clock of the queue. */
export const COUNTS_AT = '* * * * *';
/** A minute past each hour in India, midnight among them, when jobs have ended: all of them. */
export const ALL_COUNTS_AT = '31 * * * *';

/** Longer than a minute, so that a late run misses nothing. */
const LOOK_BACK_MS = 5 * 60_000;
const BATCH = 1_000;

/**
 * Counts the open jobs by which companies are found and put in order: of those whose jobs changed lately, or of all.
 * Pages that show the list are out of date when a number has changed.
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
