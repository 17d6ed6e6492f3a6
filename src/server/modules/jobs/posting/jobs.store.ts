import { and, eq, getTableColumns, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { EmploymentType, WorkMode } from '#contract/vocabularies.ts';
import type { Executor, Transaction } from '#server/database/client.ts';
import { companyLogoOfJob } from '#server/database/company-logo.ts';
import { postedByCompany } from '#server/database/posted-by.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { applications } from '#server/database/schema/applications.ts';
import { companies } from '#server/database/schema/companies.ts';
import { files } from '#server/database/schema/files.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { recruiters } from '#server/database/schema/recruiters.ts';
import { holdAccounts } from '#server/modules/accounts/public.ts';
import { announce } from '#server/modules/stream/public.ts';

/** Whose number of applications is counted: nobody's, one recruiter's own, or every job's. */
export type CountFor = 'nobody' | 'everybody' | { recruiterId: string };

/** The number of a job's applications, as far as it is counted for this reader. */
export const applicationCount = (countFor: CountFor): SQL<number | null> => {
  const count = sql<number>`(select count(*)::int from ${applications} where ${applications.jobId} = ${jobs.id})`;
  if (countFor === 'nobody') return sql<null>`null::int`;
  if (countFor === 'everybody') return count;
  return sql`case when ${jobs.recruiterId} = ${countFor.recruiterId} then ${count} end`;
};

/** A verification holds for the verified name alone. */
const isVerified = sql<boolean>`coalesce(lower(btrim(${recruiters.verifiedCompanyName})) = lower(btrim(${jobs.companyName})), false)`;

/** The page of the company that posted it under its own name: nobody is led to another's as if it were that. */
const companySlug = sql<string | null>`case
  when lower(btrim(${jobs.companyName})) = lower(btrim(${recruiters.companyName}))
  then (select ${companies.slug} from ${companies} where ${companies.accountId} = ${jobs.recruiterId}) end`;

/** What is made of other columns serves searches alone. */
const { searchText: _text, skillsText: _skills, placeKeys: _places, ...own } = getTableColumns(jobs);

const columns = (countFor: CountFor) => ({
  ...own,
  contactEmail: accounts.email,
  recruiterCode: accounts.userCode,
  recruiterStatus: accounts.status,
  logoId: files.id,
  logoMediaType: files.mediaType,
  companyVerified: isVerified,
  postedByCompany,
  companySlug,
  applications: applicationCount(countFor),
});

/** Jobs with what belongs to their recruiter: contact, logo and verification are always the present ones. */
export const selectJobs = (executor: Executor, countFor: CountFor) =>
  executor
    .select(columns(countFor))
    .from(jobs)
    .leftJoin(accounts, eq(accounts.id, jobs.recruiterId))
    .leftJoin(recruiters, eq(recruiters.accountId, jobs.recruiterId))
    .leftJoin(files, eq(files.id, companyLogoOfJob))
    .$dynamic();

export type JobRow = Awaited<ReturnType<typeof selectJobs>>[number];

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const JOB_CODE = /^JOB\d{1,12}$/i;

/** The one job with this record id, or this readable one in any case; nothing when it can be neither. */
export const byIdOrCode = (idOrCode: string): SQL | undefined => {
  if (UUID.test(idOrCode)) return eq(jobs.id, idOrCode);
  return JOB_CODE.test(idOrCode) ? eq(jobs.jobCode, idOrCode.toUpperCase()) : undefined;
};

/** A job that is not deleted, by its record id or its readable one in any case. */
export const findJob = async (
  executor: Executor,
  idOrCode: string,
  countFor: CountFor = 'nobody',
): Promise<JobRow | undefined> => {
  const which = byIdOrCode(idOrCode);
  if (!which) return undefined;
  const [row] = await selectJobs(executor, countFor).where(and(which, isNull(jobs.deletedAt)));
  return row;
};

/** The same, held until the transaction ends: so nobody changes the job between the reading and the writing. */
export const findJobForUpdate = async (executor: Executor, id: string): Promise<JobRow | undefined> => {
  const [row] = await selectJobs(executor, 'everybody')
    .where(and(eq(jobs.id, id), isNull(jobs.deletedAt)))
    .for('update', { of: jobs });
  return row;
};

/** The same, shared: others may apply at the same time, but nobody closes the job meanwhile, nor leaves with it. */
export const findJobForApplying = async (executor: Executor, idOrCode: string): Promise<JobRow | undefined> => {
  const which = byIdOrCode(idOrCode);
  if (!which) return undefined;
  const posted = await executor.select({ by: jobs.recruiterId }).from(jobs).where(which);
  await holdAccounts(
    executor,
    posted.map(({ by }) => by),
  );
  const [row] = await selectJobs(executor, 'nobody')
    .where(and(which, isNull(jobs.deletedAt)))
    .for('share', { of: jobs });
  return row;
};

/** Whether a candidate has an application to the job, in any state. */
export const hasApplied = async (executor: Executor, jobId: string, candidateId: string): Promise<boolean> => {
  const [row] = await executor
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), eq(applications.candidateId, candidateId)))
    .limit(1);
  return row !== undefined;
};

export type NewJob = typeof jobs.$inferInsert;
export type JobChanges = Partial<NewJob>;

/**
 * Whether the recruiter has posted the very same since the moment. Posts of one
 * recruiter wait for each other here, so that of twenty at once one goes through.
 */
export const hasTwin = async (
  tx: Transaction,
  job: NewJob & { workMode: WorkMode; employmentType: EmploymentType },
  since: Date,
): Promise<boolean> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`post:${job.recruiterId}`}, 0))`);
  const [row] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.recruiterId, job.recruiterId ?? ''),
        gt(jobs.createdAt, since),
        isNull(jobs.deletedAt),
        eq(jobs.title, job.title),
        eq(jobs.companyName, job.companyName),
        eq(jobs.location, job.location),
        eq(jobs.employmentType, job.employmentType),
        eq(jobs.workMode, job.workMode),
        eq(jobs.description, job.description ?? ''),
        eq(jobs.deadlineEnd, job.deadlineEnd),
      ),
    )
    .limit(1);
  return row !== undefined;
};

/** Inserts those whose import key, if any, is not there yet for the recruiter or for nobody; their ids. */
export const insertJobs = async (executor: Executor, rows: readonly NewJob[]): Promise<string[]> => {
  if (rows.length === 0) return [];
  const inserted = await executor
    .insert(jobs)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: jobs.id });
  return inserted.map(({ id }) => id);
};

/** Jobs that are not deleted, with the number of their applications. */
export const findJobs = async (executor: Executor, ids: readonly string[]): Promise<JobRow[]> =>
  ids.length === 0
    ? []
    : selectJobs(executor, 'everybody').where(and(inArray(jobs.id, [...ids]), isNull(jobs.deletedAt)));

/** Jobs by their ids, those that are deleted among them. */
export const findJobsEvenDeleted = (executor: Executor, ids: readonly string[]): Promise<JobRow[]> =>
  selectJobs(executor, 'everybody').where(inArray(jobs.id, [...ids]));

/** Writes the changes and counts the version up; its recruiter hears of it. */
export const changeJob = async (executor: Executor, id: string, changes: JobChanges, now: Date): Promise<void> => {
  const [job] = await executor
    .update(jobs)
    .set({ ...changes, updatedAt: now, version: sql`${jobs.version} + 1` })
    .where(eq(jobs.id, id))
    .returning({ recruiterId: jobs.recruiterId });
  if (job) await announce(executor, [job.recruiterId], ['jobs'], id);
};
