import { and, asc, count, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/database/client.ts';
import { applicationFits, applications, fitState, jobs } from '#server/database/schema/index.ts';

/** A recruiter's conditions on their applications. */
export interface FitFilter {
  recruiterId: string;
  /** Restricts the list to these jobs, which are the recruiter's own. */
  jobIds: readonly string[] | undefined;
  /** Minimum number of asked skills that the candidate has. */
  matched: number | undefined;
  /** All other conditions on the applications. */
  others: SQL | undefined;
}

interface Window {
  best: 'first' | 'last';
  limit: number;
  offset: number;
}

/** All rows of a list have the current version. */
const isInVersion = sql`${applicationFits.version} = (select ${fitState.version} from ${fitState})`;

/** Selects by recruiter or by job, so that one of two indexes supplies the rows in order. */
const whose = ({ recruiterId, jobIds }: FitFilter): SQL =>
  jobIds ? inArray(applicationFits.jobId, [...jobIds]) : eq(applicationFits.recruiterId, recruiterId);

/** Joins applications only for conditions on them; otherwise an index alone answers the query. */
const fromWhat = <Selected extends PgSelect>(selected: Selected, { others }: FitFilter) =>
  others ? selected.innerJoin(applications, eq(applications.id, applicationFits.applicationId)) : selected;

const withFit = (filter: FitFilter): SQL | undefined =>
  and(
    isInVersion,
    whose(filter),
    filter.matched === undefined ? undefined : gte(applicationFits.matched, filter.matched),
    filter.others,
  );

/** Counts the applications with a fit. */
export const countWithFit = async (executor: Executor, filter: FitFilter): Promise<number> => {
  const all = executor.select({ total: count() }).from(applicationFits).$dynamic();
  const [counted] = await fromWhat(all, filter).where(withFit(filter));
  return counted?.total ?? 0;
};

const pageWithFit = async (
  executor: Executor,
  filter: FitFilter,
  { best, limit, offset }: Window,
): Promise<string[]> => {
  const way = best === 'first' ? desc : asc;
  const { score, appliedAt, applicationId } = applicationFits;
  const rows = await fromWhat(executor.select({ id: applicationId }).from(applicationFits).$dynamic(), filter)
    .where(withFit(filter))
    .orderBy(way(score), way(appliedAt), way(applicationId))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
};

/** Withdrawn applications, and those of people who left or name no skill, have no fit. */
const pageWithoutFit = async (
  executor: Executor,
  filter: FitFilter,
  { limit, offset }: Pick<Window, 'limit' | 'offset'>,
): Promise<string[]> => {
  const { recruiterId, jobIds, others } = filter;
  const rows = await executor
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        eq(jobs.recruiterId, recruiterId),
        jobIds && inArray(jobs.id, [...jobIds]),
        others,
        sql`not exists (select from ${applicationFits}
          where ${applicationFits.applicationId} = ${applications.id} and ${isInVersion} and ${whose(filter)})`,
      ),
    )
    .orderBy(desc(applications.appliedAt), desc(applications.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
};

/**
 * Finds one page of a recruiter's applications in order of fit. Applications without a fit come last, newest first, in
 * either sort direction.
 */
export const findByFit = async (executor: Executor, filter: FitFilter, window: Window): Promise<string[]> => {
  const { limit, offset } = window;
  const found = await pageWithFit(executor, filter, window);
  if (found.length === limit || filter.matched !== undefined) return found;
  const before = found.length > 0 || offset === 0 ? offset + found.length : await countWithFit(executor, filter);
  const rest = { limit: limit - found.length, offset: Math.max(0, offset - before) };
  return [...found, ...(await pageWithoutFit(executor, filter, rest))];
};

/** Returns the condition on matched skills for a list in another order; undefined without such a condition. */
export const isMatchedIn = ({ matched, ...filter }: FitFilter): SQL | undefined =>
  matched === undefined
    ? undefined
    : sql`${applications.id} in (select ${applicationFits.applicationId} from ${applicationFits}
        where ${and(isInVersion, whose({ ...filter, matched }), gte(applicationFits.matched, matched))})`;
