import { dayInIndia } from '#contract/rules.ts';
import type { Deps } from '#server/deps.ts';
import { countOpenJobs, type JobAddress, selectJobAddresses } from './open-job-addresses.store.ts';

/** How many jobs are in the public lists, and when one of them last changed: nothing when there is none. */
export const openJobCount = ({
  db,
  now,
}: Pick<Deps, 'db' | 'now'>): Promise<{ count: number; latest: Date | undefined }> =>
  countOpenJobs(db, dayInIndia(now()));

/** What makes the addresses of the jobs in the public lists, and when each last changed; the oldest first. */
export const openJobAddresses = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  window: { limit: number; offset: number },
): Promise<JobAddress[]> => selectJobAddresses(db, dayInIndia(now()), window);
