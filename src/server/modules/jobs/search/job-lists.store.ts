import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { JobQuery } from '#contract/job-search.ts';
import type { Page } from '#server/answer.ts';
import { anyOf } from '#server/database/any-of.ts';
import type { Executor } from '#server/database/client.ts';
import { prepared } from '#server/database/prepared.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { applicationCount, byIdOrCode, type CountFor, type JobRow, selectJobs } from '../posting/jobs.store.ts';
import { fitOf } from './fit.store.ts';
import { findPosters, isOpen, type JobFilters, matches, type Scope } from './job-filters.store.ts';

export interface Clock {
  now: Date;
  /** Day in Asia/Kolkata. */
  today: string;
}

/** Same order as the indexes: `nulls last` would be a different order that no index serves. */
const newest = [desc(jobs.createdAt), desc(jobs.id)];
const oldest = [asc(jobs.createdAt), asc(jobs.id)];

/**
 * By relevance, this many of the newest matches are ranked and the others follow in order of posting. Ranking all
 * matches of one letter among a million jobs would take longer than a statement may.
 */
const RANKED = 5_000;
/** A page after this many rows is read from the nearer end. */
const DEEP = 10_000;

/** Best match first, for the typed text. */
const relevance = ({ q, skills, what }: JobQuery): SQL[] => {
  const fit = fitOf([...q, ...skills, ...what]);
  return fit ? [fit] : [];
};

type Sort = NonNullable<JobQuery['sort']>;

/** Sort expressions of the list's columns. */
const SORTED_BY: Readonly<Partial<Record<Sort, SQL>>> = {
  title: sql`lower(${jobs.title})`,
  companyName: sql`lower(${jobs.companyName})`,
  location: sql`lower(${jobs.location})`,
  employmentType: sql`${jobs.employmentType}::text`,
  jobStatus: sql`${jobs.status}`,
  deadline: sql`${jobs.deadlineEnd}`,
};

const orderOf = (query: JobQuery, countFor: CountFor): SQL[] => {
  const { sort = 'newest' } = query;
  if (sort === 'relevance') return [...relevance(query), ...newest];
  if (sort === 'createdAt') return oldest;
  const isDescending = sort.startsWith('-');
  // The part after the sign is a sort again, which TypeScript cannot infer.
  const field = (isDescending ? sort.slice(1) : sort) as Sort;
  const by = field === 'applications' && countFor === 'everybody' ? applicationCount('everybody') : SORTED_BY[field];
  if (!by) return newest;
  return [isDescending ? sql`${by} desc` : by, ...newest];
};

const countMatching = async (executor: Executor, where: SQL | undefined): Promise<number> => {
  const [row] = await executor
    .select({ total: sql<number>`count(*)::int` })
    .from(jobs)
    .leftJoin(accounts, eq(accounts.id, jobs.recruiterId))
    .where(where);
  return row?.total ?? 0;
};

interface ListOptions {
  query: JobQuery;
  limit: number;
  scope: Scope;
  countFor: CountFor;
  clock: Clock;
}

/** Returns one page of the matching jobs in scope, and their total. */
export const listMatchingJobs = async (executor: Executor, options: ListOptions): Promise<Page<JobRow>> => {
  const { query, limit, scope, countFor, clock } = options;
  const where = matches(query, scope, clock, await findPosters(executor, query, scope));
  const skip = (query.page - 1) * limit;
  const isRanked = query.sort === 'relevance';
  const page = (order: SQL[], { among = where, most = limit, from = skip } = {}): Promise<JobRow[]> =>
    selectJobs(executor, countFor)
      .where(among)
      .orderBy(...order)
      .limit(most)
      .offset(from);
  if (skip < DEEP) {
    const ranked = inArray(jobs.id, newestMatching(executor, where, RANKED));
    const order = isRanked && skip >= RANKED ? newest : orderOf(query, countFor);
    const [items, total] = await Promise.all([
      page(order, isRanked && skip < RANKED ? { among: ranked } : {}),
      countMatching(executor, where),
    ]);
    return { items, total };
  }
  const total = await countMatching(executor, where);
  const order = isRanked ? newest : orderOf(query, countFor);
  const isNearerTheEnd = skip > total / 2 && (order === newest || order === oldest);
  if (!isNearerTheEnd) return { items: await page(order), total };
  const end = Math.max(total - skip, 0);
  const most = Math.min(limit, end);
  const items = await page(order === newest ? oldest : newest, { most, from: end - most });
  return { items: items.reverse(), total };
};

/** The ids of the newest matching jobs, as a subquery. */
const newestMatching = (executor: Executor, where: SQL | undefined, most: number) =>
  executor
    .select({ id: jobs.id })
    .from(jobs)
    .leftJoin(accounts, eq(accounts.id, jobs.recruiterId))
    .where(where)
    .orderBy(...newest)
    .limit(most);

const inOrderOf = (ids: readonly string[], rows: readonly JobRow[]): JobRow[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

const openJobs = prepared((executor) =>
  selectJobs(executor, 'nobody')
    .where(and(anyOf(jobs.id, sql.placeholder('ids')), isNull(jobs.deletedAt), isOpen(sql.placeholder('today'))))
    .prepare('open_jobs'),
);

/** Returns those of these jobs that are still open, in the order of the ids. */
export const listOpenJobsById = async (
  executor: Executor,
  ids: readonly string[],
  { today }: Clock,
): Promise<JobRow[]> => (ids.length === 0 ? [] : inOrderOf(ids, await openJobs(executor).execute({ ids, today })));

/** Returns those of these jobs that are still open and match, in the order of the ids. */
export const listJobsById = async (
  executor: Executor,
  ids: readonly string[],
  { query, clock }: { query: JobFilters; clock: Clock },
): Promise<JobRow[]> => {
  if (ids.length === 0) return [];
  const rows = await selectJobs(executor, 'nobody').where(
    and(inArray(jobs.id, [...ids]), matches(query, 'public', clock)),
  );
  return inOrderOf(ids, rows);
};

/** Returns those of these jobs that are open, by record id or readable id, in no particular order. */
export const listOpenJobs = async (
  executor: Executor,
  idsOrCodes: readonly string[],
  clock: Clock,
): Promise<JobRow[]> => {
  const which = idsOrCodes.flatMap((one) => byIdOrCode(one) ?? []);
  if (which.length === 0) return [];
  return selectJobs(executor, 'nobody').where(and(or(...which), matches(NO_FILTERS, 'public', clock)));
};

/** Returns the newest open jobs that match and were posted within the period, and their total. */
export const listNewJobs = async (
  executor: Executor,
  { query, after, upTo, limit, clock }: { query: JobQuery; after: Date; upTo: Date; limit: number; clock: Clock },
): Promise<Page<JobRow>> => {
  const where = and(matches(query, 'public', clock), gt(jobs.createdAt, after), lte(jobs.createdAt, upTo));
  const items = await selectJobs(executor, 'nobody')
    .where(where)
    .orderBy(...newest)
    .limit(limit);
  return { items, total: items.length < limit ? items.length : await countMatching(executor, where) };
};

/** Open jobs that share skills, the title or a place: those with most in common first. */
export const listSimilarJobs = async (
  executor: Executor,
  like: Pick<JobRow, 'id' | 'title' | 'skills' | 'location'>,
  { clock, limit }: { clock: Clock; limit: number },
): Promise<JobRow[]> => {
  const skills = sql`string_to_array(${jobs.skillsText}, E'\n')`;
  const wanted = sql`string_to_array(lower(${like.skills.join('\n')}), E'\n')`;
  const sameTitle = sql`lower(${jobs.title}) = lower(${like.title})`;
  const places = sql`string_to_array(lower(${like.location
    .split(',')
    .map((part) => part.trim())
    .join('\n')}), E'\n')`;
  const shared = sql`cardinality(array(select unnest(${skills}) intersect select unnest(${wanted})))`;
  return selectJobs(executor, 'nobody')
    .where(and(matches(NO_FILTERS, 'public', clock), ne(jobs.id, like.id), or(sameTitle, sql`${skills} && ${wanted}`)))
    .orderBy(
      sql`${shared} * 2 + case when ${sameTitle} then 3 else 0 end + case when ${jobs.placeKeys} && ${places} then 1 else 0 end desc`,
      ...newest,
    )
    .limit(limit);
};

export const NO_FILTERS = {
  q: [],
  skills: [],
  what: [],
  location: [],
  role: [],
  place: [],
  experience: [],
  salary: [],
  workMode: [],
  employmentType: [],
  status: [],
  companyName: [],
  industry: [],
  title: [],
  jobId: [],
  recruiter: [],
  importId: [],
};
