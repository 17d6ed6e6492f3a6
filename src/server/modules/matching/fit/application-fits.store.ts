import { and, asc, desc, eq, gt, inArray, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { Fit } from '#contract/fit.ts';
import { anyOf } from '#server/database/any-of.ts';
import type { Executor } from '#server/database/client.ts';
import { deleteSome } from '#server/database/delete-some.ts';
import { applications } from '#server/database/schema/applications.ts';
import { applicationFits, fitState } from '#server/database/schema/fits.ts';
import { jobs } from '#server/database/schema/jobs.ts';

/** Rows deleted per statement. */
const AT_ONCE = 10_000;

const sentColumns = {
  id: applications.id,
  jobId: applications.jobId,
  recruiterId: jobs.recruiterId,
  appliedAt: applications.appliedAt,
  candidateId: applications.candidateId,
  skills: applications.skills,
  experience: applications.experience,
  expectedSalary: applications.expectedSalary,
  noticePeriod: applications.noticePeriod,
  education: applications.education,
};

/** Applications that are withdrawn, or whose candidate has left, are not scored. */
const isCompared = sql`(${applications.status} <> 'withdrawn' and ${applications.candidateId} is not null)`;

/** Contents of these applications, for those that are scored. */
export const findSent = (executor: Executor, ids: readonly string[]) =>
  executor
    .select(sentColumns)
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(inArray(applications.id, [...ids]), isCompared));

export type SentRow = Awaited<ReturnType<typeof findSent>>[number];

/** Contents of these candidates' applications to one job. */
export const findSentTo = (executor: Executor, jobId: string, candidateIds: readonly string[]) =>
  candidateIds.length === 0
    ? Promise.resolve([])
    : executor
        .select(sentColumns)
        .from(applications)
        .innerJoin(jobs, eq(jobs.id, applications.jobId))
        .where(and(eq(applications.jobId, jobId), anyOf(applications.candidateId, candidateIds), isCompared));

/** One scored application, for its candidate or the recruiter of its job. */
export const findOwnSent = async (
  executor: Executor,
  id: string,
  whose: { candidateId: string } | { recruiterId: string },
): Promise<{ sent: SentRow | undefined } | undefined> => {
  const own: SQL =
    'candidateId' in whose ? eq(applications.candidateId, whose.candidateId) : eq(jobs.recruiterId, whose.recruiterId);
  const [row] = await executor
    .select({ sent: sentColumns, compared: sql<boolean>`${isCompared}` })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(applications.id, id), own));
  return row && { sent: row.compared ? row.sent : undefined };
};

/** Applications whose candidate or job is among these. */
export const findTouched = async (
  executor: Executor,
  { candidateIds, jobIds }: { candidateIds: readonly string[]; jobIds: readonly string[] },
): Promise<string[]> => {
  if (candidateIds.length + jobIds.length === 0) return [];
  const rows = await executor
    .select({ id: applications.id })
    .from(applications)
    .where(or(inArray(applications.candidateId, [...candidateIds]), inArray(applications.jobId, [...jobIds])));
  return rows.map(({ id }) => id);
};

/** Next applications, ordered by id. */
export const findNext = async (executor: Executor, after: string | undefined, limit: number): Promise<string[]> => {
  const rows = await executor
    .select({ id: applications.id })
    .from(applications)
    .where(after === undefined ? undefined : gt(applications.id, after))
    .orderBy(asc(applications.id))
    .limit(limit);
  return rows.map(({ id }) => id);
};

export interface StoredFit {
  applicationId: string;
  version: number;
  jobId: string;
  recruiterId: string | null;
  appliedAt: Date;
  score: number;
  fit: Fit;
}

/**
 * Writes the fits of these applications in one version, and deletes the fits of those no longer scored, including
 * applications withdrawn, or whose candidate left, during the computation.
 */
export const writeFits = async (
  executor: Executor,
  { ids, fits, version, at }: { ids: readonly string[]; fits: readonly StoredFit[]; version: number; at: Date },
): Promise<void> => {
  const kept = fits.map(({ applicationId }) => applicationId);
  const gone = ids.filter((id) => !kept.includes(id));
  if (gone.length > 0) await executor.delete(applicationFits).where(inArray(applicationFits.applicationId, gone));
  if (fits.length === 0) return;
  await insertFits(executor, { fits, version, at });
  const left = executor
    .select({ id: applications.id })
    .from(applications)
    .where(and(inArray(applications.id, kept), not(isCompared)));
  await executor.delete(applicationFits).where(inArray(applicationFits.applicationId, left));
};

/** Writes fits in one version. */
export const insertFits = async (
  executor: Executor,
  { fits, version, at }: { fits: readonly StoredFit[]; version: number; at: Date },
): Promise<void> => {
  if (fits.length === 0) return;
  // One parameter for all rows: with one for each value, Drizzle builds hundreds of them longer than they take to insert.
  await executor.execute(sql`
    insert into ${applicationFits} (application_id, version, job_id, recruiter_id, applied_at, score, asked, matched, near,
      fit, computed_at)
    select "applicationId", ${version}::int, "jobId", "recruiterId", "appliedAt", score, (fit ->> 'asked')::int,
      (fit ->> 'matched')::int, (fit ->> 'near')::int, fit, ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(fits)}::jsonb) computed("applicationId" uuid, "jobId" uuid,
      "recruiterId" uuid, "appliedAt" timestamptz, score real, fit jsonb)
    on conflict (application_id, version) do update set score = excluded.score, asked = excluded.asked,
      matched = excluded.matched, near = excluded.near, fit = excluded.fit, computed_at = excluded.computed_at`);
};

/** The version that lists read. */
export const currentVersion: SQL<number | null> = sql`(select ${fitState.version} from ${fitState})`;

/**
 * The fits of applications, in the version that lists read; one that came while the next version is being computed has
 * only that.
 */
export const findFits = async (executor: Executor, ids: readonly string[]): Promise<Map<string, Fit>> => {
  if (ids.length === 0) return new Map();
  const rows = await executor
    .selectDistinctOn([applicationFits.applicationId], { id: applicationFits.applicationId, fit: applicationFits.fit })
    .from(applicationFits)
    .where(inArray(applicationFits.applicationId, [...ids]))
    .orderBy(
      applicationFits.applicationId,
      desc(sql`${applicationFits.version} is not distinct from ${currentVersion}`),
      desc(applicationFits.version),
    );
  return new Map(rows.map(({ id, fit }) => [id, fit]));
};

/** Deletes the fits of an application, in the transaction that withdraws it. */
export const deleteFits = async (executor: Executor, applicationId: string): Promise<void> => {
  await executor.delete(applicationFits).where(eq(applicationFits.applicationId, applicationId));
};

/** Fits of a candidate who deletes their account. */
export const deleteFitsOf = async (executor: Executor, candidateId: string): Promise<void> => {
  await executor
    .delete(applicationFits)
    .where(
      inArray(
        applicationFits.applicationId,
        executor.select({ id: applications.id }).from(applications).where(eq(applications.candidateId, candidateId)),
      ),
    );
};

/** Deleted in batches: there are as many rows as applications, too many for one statement. */
export const deleteOtherVersions = async (executor: Executor, version: number): Promise<void> => {
  for (const others of [lt(applicationFits.version, version), gt(applicationFits.version, version)])
    for (let gone = AT_ONCE; gone === AT_ONCE; )
      gone = await deleteSome(executor, applicationFits, others, { most: AT_ONCE, dry: false });
};

export type FitState = typeof fitState.$inferSelect;

/** Progress of the fit computation. */
export const findState = async (executor: Executor): Promise<FitState> => {
  const [row] = await executor.select().from(fitState);
  if (!row) throw new Error('The state of the fits is not there.');
  return row;
};

/** Locks fit computation until the transaction ends. */
export const lockFits = async (executor: Executor): Promise<void> => {
  await executor.execute(sql`select pg_advisory_xact_lock(hashtextextended('application fits', 0))`);
};

export const changeState = async (executor: Executor, changes: Partial<FitState>): Promise<void> => {
  await executor.update(fitState).set(changes);
};
