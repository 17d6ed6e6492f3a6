import type { JobQuery } from '#contract/job-search.ts';
import type { Job } from '#contract/jobs.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { Page } from '#server/answer.ts';
import { type Caller, isAdmin, isRecruiter } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import type { CountFor, JobRow } from '../posting/jobs.store.ts';
import type { Scope } from './job-filters.store.ts';
import { type Clock, listJobsById, listMatchingJobs } from './job-lists.store.ts';
import { jobView, type Reader } from './job-view.ts';

const MOST = 1000;
const BY_DEFAULT = 100;

/** Returns which jobs the caller finds in a list. */
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

/** Returns one page of the jobs that the caller may see and that match the filters. */
export const listJobs = async (
  { db, now, searchIndex }: Pick<Deps, 'db' | 'now' | 'searchIndex'>,
  caller: Caller,
  asked: JobQuery,
): Promise<Page<Job>> => {
  const instant = now();
  const clock = { now: instant, today: dayInIndia(instant) };
  const limit = Math.min(asked.limit ?? BY_DEFAULT, MOST);
  const scope = scopeOf(caller, asked.own);
  const query = { ...asked, sort: asked.sort ?? orderFor(asked, scope) };
  const indexed = scope === 'public' ? await findInIndex({ db, searchIndex }, query, { limit, clock }) : undefined;
  const { items, total } =
    indexed ?? (await listMatchingJobs(db, { query, limit, scope, countFor: countForOf(caller), clock }));
  return { items: items.map((row) => jobView(row, readerOf(caller, row))), total };
};

/** Public searches with text are sorted by relevance. */
const orderFor = ({ q, what }: JobQuery, scope: Scope): 'relevance' | 'newest' =>
  scope === 'public' && q.length + what.length > 0 ? 'relevance' : 'newest';

/** Orders that the index supports; SQL serves the others, which are not used on all open jobs. */
const INDEX_ORDERS: Readonly<Partial<Record<NonNullable<JobQuery['sort']>, 'relevance' | '-createdAt' | 'createdAt'>>> =
  {
    newest: '-createdAt',
    '-createdAt': '-createdAt',
    createdAt: 'createdAt',
    relevance: 'relevance',
  };

/**
 * Gets a page from the index and rereads its jobs; undefined when SQL must answer, or when a job has changed meanwhile.
 */
const findInIndex = async (
  { db, searchIndex }: Pick<Deps, 'db' | 'searchIndex'>,
  query: JobQuery & { sort: NonNullable<JobQuery['sort']> },
  { limit, clock }: { limit: number; clock: Clock },
): Promise<Page<JobRow> | undefined> => {
  const order = INDEX_ORDERS[query.sort];
  if (!order) return undefined;
  const found = await searchIndex?.ask(
    'find',
    { filters: query, order, skip: (query.page - 1) * limit, most: limit },
    clock,
  );
  if (!found) return undefined;
  const items = await listJobsById(db, found.ids, { query, clock });
  return items.length === found.ids.length ? { items, total: found.total } : undefined;
};
