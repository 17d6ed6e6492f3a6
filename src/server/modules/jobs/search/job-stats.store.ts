import { and, between, count, eq, gte, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { jobs } from '#server/database/schema/jobs.ts';

/** The undeleted jobs of one recruiter, or of all. */
const keptBy = (recruiterId: string | undefined): SQL | undefined =>
  and(isNull(jobs.deletedAt), recruiterId === undefined ? undefined : eq(jobs.recruiterId, recruiterId));

export const countStatuses = (executor: Executor, recruiterId: string | undefined) =>
  executor
    .select({ status: jobs.status, employmentType: jobs.employmentType, count: count() })
    .from(jobs)
    .where(keptBy(recruiterId))
    .groupBy(jobs.status, jobs.employmentType);

/** Counts open jobs whose last day is in this range; both ends are days in Asia/Kolkata, inclusive. */
export const countClosing = async (
  executor: Executor,
  recruiterId: string | undefined,
  { from, to }: { from: string; to: string },
): Promise<number> => {
  const [row] = await executor
    .select({ count: count() })
    .from(jobs)
    .where(and(keptBy(recruiterId), eq(jobs.status, 'Active'), between(jobs.deadlineEnd, from, to)));
  return row?.count ?? 0;
};

/** Returns the distinct titles, industries and places of one recruiter's jobs. */
export const distinctValues = async (executor: Executor, recruiterId: string) => {
  const found = async (column: typeof jobs.title | typeof jobs.industry | typeof jobs.location): Promise<string[]> => {
    const rows = await executor
      .selectDistinct({ value: column })
      .from(jobs)
      .where(and(keptBy(recruiterId), ne(column, '')));
    return rows.map(({ value }) => value);
  };
  const [titles, industries, locations] = await Promise.all([
    found(jobs.title),
    found(jobs.industry),
    found(jobs.location),
  ]);
  return { titles, industries, locations };
};

export const countPostedByDay = (executor: Executor, recruiterId: string | undefined, since: Date) =>
  executor
    .select({
      day: sql<string>`to_char(${jobs.createdAt} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`,
      count: count(),
    })
    .from(jobs)
    .where(and(keptBy(recruiterId), gte(jobs.createdAt, since)))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
