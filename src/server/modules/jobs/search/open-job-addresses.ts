import { dayInIndia } from '#contract/rules.ts';
import type { Deps } from '#server/deps.ts';
import { countOpenJobs, type JobAddress, selectJobAddresses } from './open-job-addresses.store.ts';

/**
 * Returns the number of publicly listed jobs and when one of them last changed; the time is undefined when there are
 * none.
 */
export const openJobCount = ({
  db,
  now,
}: Pick<Deps, 'db' | 'now'>): Promise<{ count: number; latest: Date | undefined }> =>
  countOpenJobs(db, dayInIndia(now()));

/** Returns what the addresses of publicly listed jobs are built from, and when each last changed; oldest first. */
export const openJobAddresses = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  window: { limit: number; offset: number },
): Promise<JobAddress[]> => selectJobAddresses(db, dayInIndia(now()), window);
