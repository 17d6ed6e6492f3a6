import type { Job, JobQuery } from '#contract/jobs.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { Page } from '#server/answer.ts';
import { type Caller, isAdmin, isRecruiter } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import type { CountFor, JobRow } from '../posting/jobs.store.ts';
import type { Scope } from './job-filters.store.ts';
import { listMatchingJobs } from './job-lists.store.ts';
import { jobView, type Reader } from './job-view.ts';

const MOST = 1000;
const BY_DEFAULT = 100;

/** Which jobs somebody finds in a list. */
export const scopeOf = (caller: Caller, onlyOwn = false): Scope => {
  if (isAdmin(caller)) return 'everything';
  return isRecruiter(caller) ? { recruiterId: caller.accountId, onlyOwn } : 'public';
};

const countForOf = (caller: Caller): CountFor => {
  if (isAdmin(caller)) return 'everybody';
  return isRecruiter(caller) ? { recruiterId: caller.accountId } : 'nobody';
};

const readerOf = (caller: Caller, row: JobRow): Reader =>
  isAdmin(caller) || (isRecruiter(caller) && row.recruiterId === caller.accountId) ? caller : 'public';

/** One page of the jobs that the caller may see and the filters match. */
export const listJobs = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  query: JobQuery,
): Promise<Page<Job>> => {
  const instant = now();
  const { items, total } = await listMatchingJobs(db, {
    query,
    limit: Math.min(query.limit ?? BY_DEFAULT, MOST),
    scope: scopeOf(caller, query.own),
    countFor: countForOf(caller),
    clock: { now: instant, today: dayInIndia(instant) },
  });
  return { items: items.map((row) => jobView(row, readerOf(caller, row))), total };
};
