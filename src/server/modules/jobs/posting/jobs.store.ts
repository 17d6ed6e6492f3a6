import { and, eq, getTableColumns, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { EmploymentType, WorkMode } from '#contract/vocabularies.ts';
import type { Executor, Transaction } from '#server/database/client.ts';
import { companyLogoOfJob } from '#server/database/company-logo.ts';
import { jobDeletedByAdmin } from '#server/database/job-deleted-by-admin.ts';
import { postedByCompany } from '#server/database/posted-by.ts';
import { prepared } from '#server/database/prepared.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { applications } from '#server/database/schema/applications.ts';
import { companies } from '#server/database/schema/companies.ts';
import { files } from '#server/database/schema/files.ts';
import { jobImports, jobs } from '#server/database/schema/jobs.ts';
import { recruiters } from '#server/database/schema/recruiters.ts';
import { holdAccounts } from '#server/modules/accounts/public.ts';
import { announce } from '#server/modules/stream/public.ts';

/** Whose jobs get an application count: none, one recruiter's own, or all. */
export type CountFor = 'nobody' | 'everybody' | { recruiterId: string };

/** The number of a job's applications, where this reader may see it. */
export const applicationCount = (countFor: CountFor): SQL<number | null> => {
  const count = sql<number>`(select count(*)::int from ${applications} where ${applications.jobId} = ${jobs.id})`;
  if (countFor === 'nobody') return sql<null>`null::int`;
  if (countFor === 'everybody') return count;
  return sql`case when ${jobs.recruiterId} = ${countFor.recruiterId} then ${count} end`;
};

/** A verification applies only to the verified name. */
const isVerified = sql<boolean>`coalesce(lower(btrim(${recruiters.verifiedCompanyName})) = lower(btrim(${jobs.companyName})), false)`;

/**
 * Public page of the company that posted the job under its own name; a job for another company must not link to the
 * recruiter's.
 */
const companySlug = sql<string | null>`case
  when lower(btrim(${jobs.companyName})) = lower(btrim(${recruiters.companyName}))
  then (select ${companies.slug} from ${companies}
    where ${companies.accountId} = ${jobs.recruiterId} and ${companies.hiddenAt} is null) end`;

/** Derived columns serve searches only. */
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

/** Selects jobs with their recruiter's current contact, logo and verification. */
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

/** Kind of a job's identifier, and the identifier as stored; undefined when it can be neither. */
const identifierOf = (idOrCode: string): { kind: 'id' | 'code'; value: string } | undefined => {
  if (UUID.test(idOrCode)) return { kind: 'id', value: idOrCode };
  return JOB_CODE.test(idOrCode) ? { kind: 'code', value: idOrCode.toUpperCase() } : undefined;
};

const IDENTIFIERS = { id: jobs.id, code: jobs.jobCode };

/** Condition for a record id, or a readable id in any case; undefined when it can be neither. */
export const byIdOrCode = (idOrCode: string): SQL | undefined => {
  const which = identifierOf(idOrCode);
  return which && eq(IDENTIFIERS[which.kind], which.value);
};

const jobForReaders = prepared((executor, kind: 'id' | 'code') =>
  selectJobs(executor, 'nobody')
    .where(and(eq(IDENTIFIERS[kind], sql.placeholder('value')), isNull(jobs.deletedAt)))
    .prepare(`job_by_${kind}`),
);

/** Finds an undeleted job by its record id, or its readable id in any case. */
export const findJob = async (
  executor: Executor,
  idOrCode: string,
  countFor: CountFor = 'nobody',
): Promise<JobRow | undefined> => {
  const which = identifierOf(idOrCode);
  if (!which) return undefined;
  const [row] =
    countFor === 'nobody'
      ? await jobForReaders(executor, which.kind).execute({ value: which.value })
      : await selectJobs(executor, countFor).where(
          and(eq(IDENTIFIERS[which.kind], which.value), isNull(jobs.deletedAt)),
        );
  return row;
};

/** The same, locked until the transaction ends so that nobody changes the job between read and write. */
export const findJobForUpdate = async (executor: Executor, id: string): Promise<JobRow | undefined> => {
  const [row] = await selectJobs(executor, 'everybody')
    .where(and(eq(jobs.id, id), isNull(jobs.deletedAt)))
    .for('update', { of: jobs });
  return row;
};

const jobForApplying = prepared((executor) =>
  selectJobs(executor, 'nobody')
    .where(and(eq(jobs.id, sql.placeholder('id')), isNull(jobs.deletedAt)))
    .for('share', { of: jobs })
    .prepare('job_for_applying'),
);

/**
 * The same with a shared lock: others may apply concurrently, but nobody can close the job or delete its account
 * meanwhile.
 */
export const findJobForApplying = async (executor: Executor, idOrCode: string): Promise<JobRow | undefined> => {
  const which = byIdOrCode(idOrCode);
  if (!which) return undefined;
  const [posted] = await executor.select({ id: jobs.id, by: jobs.recruiterId }).from(jobs).where(which);
  if (!posted) return undefined;
  await holdAccounts(executor, [posted.by]);
  const [row] = await jobForApplying(executor).execute({ id: posted.id });
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
 * Whether the recruiter has posted an identical job since the given time. Serializes posts of one recruiter, so that of
 * twenty concurrent ones only one succeeds.
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

/** Inserts jobs, skipping those whose import key exists already for the recruiter or without one; returns their ids. */
export const insertJobs = async (executor: Executor, rows: readonly NewJob[]): Promise<string[]> => {
  if (rows.length === 0) return [];
  const inserted = await executor
    .insert(jobs)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: jobs.id });
  return inserted.map(({ id }) => id);
};

/** Undeleted jobs with their application counts. */
export const findJobs = async (executor: Executor, ids: readonly string[]): Promise<JobRow[]> =>
  ids.length === 0
    ? []
    : selectJobs(executor, 'everybody').where(and(inArray(jobs.id, [...ids]), isNull(jobs.deletedAt)));

/** Jobs by id, including deleted ones. */
export const findJobsEvenDeleted = (executor: Executor, ids: readonly string[]): Promise<JobRow[]> =>
  selectJobs(executor, 'everybody').where(inArray(jobs.id, [...ids]));

/** Taking back an import deletes its jobs at the same moment. */
const deletedWithImport = sql<boolean>`coalesce(${jobImports.takenBackAt} = ${jobs.deletedAt}, false)`;

/** Of these jobs, those that an administrator has deleted, and whether by taking back their import. */
export const findDeletedByAdmin = async (
  executor: Executor,
  ids: readonly string[],
): Promise<Map<string, { withImport: boolean }>> => {
  const rows = await executor
    .select({ id: jobs.id, withImport: deletedWithImport })
    .from(jobs)
    .leftJoin(jobImports, eq(jobImports.id, jobs.importId))
    .where(and(inArray(jobs.id, [...ids]), or(jobDeletedByAdmin, deletedWithImport)));
  return new Map(rows.map(({ id, withImport }) => [id, { withImport }]));
};

/** Writes the changes, increments the version and pushes the change to its recruiter. */
export const changeJob = async (executor: Executor, id: string, changes: JobChanges, now: Date): Promise<void> => {
  const [job] = await executor
    .update(jobs)
    .set({ ...changes, updatedAt: now, version: sql`${jobs.version} + 1` })
    .where(eq(jobs.id, id))
    .returning({ recruiterId: jobs.recruiterId });
  if (job) await announce(executor, [job.recruiterId], ['jobs'], id);
};
