import { and, asc, desc, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Page } from '#server/answer.ts';
import type { Executor, Transaction } from '#server/database/client.ts';
import { postedByCompany } from '#server/database/posted-by.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { applications, heldAnswers } from '#server/database/schema/applications.ts';
import { jobImports, jobs, type KeptError } from '#server/database/schema/jobs.ts';
import { recruiters } from '#server/database/schema/recruiters.ts';

/** @param written with an id of the caller's choice, or a new one. @returns undefined when the id is taken */
export const insertImport = async (
  executor: Executor,
  written: Pick<typeof jobImports.$inferInsert, 'id' | 'recruiterId' | 'fileName' | 'createdAt'>,
): Promise<string | undefined> => {
  const [row] = await executor
    .insert(jobImports)
    .values(written)
    .onConflictDoNothing()
    .returning({ id: jobImports.id });
  return row?.id;
};

export type { KeptError } from '#server/database/schema/jobs.ts';

/** Stores what became of an import; deletes one that neither added a job nor refused a row. */
export const noteOutcome = async (
  executor: Executor,
  id: string,
  outcome: { added: number; wrong: number; present: number; errors: readonly KeptError[] },
): Promise<void> => {
  if (outcome.added === 0 && outcome.wrong === 0) await executor.delete(jobImports).where(eq(jobImports.id, id));
  else await executor.update(jobImports).set(outcome).where(eq(jobImports.id, id));
};

const rows = (executor: Executor) =>
  executor
    .select({
      id: jobImports.id,
      fileName: jobImports.fileName,
      createdAt: jobImports.createdAt,
      added: jobImports.added,
      wrong: jobImports.wrong,
      present: jobImports.present,
      takenBackAt: jobImports.takenBackAt,
      jobs: sql<number>`(select count(*)::int from ${jobs} where ${jobs.importId} = ${jobImports.id} and ${isNull(jobs.deletedAt)})`,
      reopened: sql<number>`(select count(*)::int from ${jobs} where ${jobs.importId} = ${jobImports.id}
        and ${jobImports.takenBackAt} is not null and ${isNull(jobs.deletedAt)} and ${eq(jobs.status, 'Active')})`,
      recruiterId: accounts.id,
      recruiterCode: accounts.userCode,
      recruiterEmail: accounts.email,
      companyName: recruiters.companyName,
    })
    .from(jobImports)
    .leftJoin(accounts, eq(accounts.id, jobImports.recruiterId))
    .leftJoin(recruiters, eq(recruiters.accountId, jobImports.recruiterId))
    .$dynamic();

export type ImportRow = Awaited<ReturnType<typeof rows>>[number];

/** Lists the imports, newest first, or only the one with this id. */
export const listImportRows = async (
  executor: Executor,
  id: string | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<Page<ImportRow>> => {
  const asked = id === undefined ? undefined : eq(jobImports.id, id);
  const newest = [desc(jobImports.createdAt), desc(jobImports.id)];
  return {
    items: await rows(executor)
      .where(asked)
      .orderBy(...newest)
      .limit(limit)
      .offset(offset),
    total: await executor.$count(jobImports, asked),
  };
};

/** Returns the refused rows that an import keeps. */
export const findErrors = async (executor: Executor, id: string): Promise<readonly KeptError[]> => {
  const [row] = await executor.select({ errors: jobImports.errors }).from(jobImports).where(eq(jobImports.id, id));
  return row?.errors ?? [];
};

/** Returns the codes of the jobs of an import that are not deleted. */
export const findCodesOf = async (executor: Executor, importId: string): Promise<string[]> => {
  const found = await executor
    .select({ jobCode: jobs.jobCode })
    .from(jobs)
    .where(and(eq(jobs.importId, importId), isNull(jobs.deletedAt)));
  return found.map(({ jobCode }) => jobCode);
};

/** Locks an import until the transaction ends, so that it is undone only once. */
export const findImportForUpdate = async (tx: Transaction, id: string): Promise<ImportRow | undefined> => {
  const [row] = await rows(tx).where(eq(jobImports.id, id)).for('update', { of: jobImports });
  return row;
};

/** Locks the undeleted jobs of an import so that nobody can apply meanwhile. Sorted, the lock order used everywhere. */
export const lockJobsOf = (tx: Transaction, importId: string) =>
  tx
    .select({ id: jobs.id, status: jobs.status })
    .from(jobs)
    .where(and(eq(jobs.importId, importId), isNull(jobs.deletedAt)))
    .orderBy(asc(jobs.id))
    .for('update');

const applicationTo = (executor: Executor): SQL =>
  exists(executor.select({ one: sql`1` }).from(applications).where(eq(applications.jobId, jobs.id)));

/** Counts the undeleted jobs of an import that have applications. */
export const countApplied = (executor: Executor, importId: string): Promise<number> =>
  executor.$count(jobs, and(eq(jobs.importId, importId), isNull(jobs.deletedAt), applicationTo(executor)));

/** Deletes the jobs of an import that have no applications. */
export const deleteUntouched = async (tx: Transaction, importId: string, at: Date): Promise<string[]> => {
  const deleted = await tx
    .update(jobs)
    .set({ deletedAt: at, updatedAt: at, version: sql`${jobs.version} + 1` })
    .where(and(eq(jobs.importId, importId), isNull(jobs.deletedAt), sql`not ${applicationTo(tx)}`))
    .returning({ id: jobs.id });
  return deleted.map(({ id }) => id);
};

/** Closes the remaining open jobs. A job frozen by an administrator stays frozen and becomes closed when unfrozen. */
export const closeTheOthers = async (tx: Transaction, importId: string, at: Date): Promise<string[]> => {
  const left = and(eq(jobs.importId, importId), isNull(jobs.deletedAt));
  const changed = { updatedAt: at, version: sql`${jobs.version} + 1` };
  await tx
    .update(jobs)
    .set({ ...changed, statusBeforeFreeze: 'Closed' })
    .where(and(left, inArray(jobs.status, ['Block', 'Black List'])));
  const closed = await tx
    .update(jobs)
    .set({ ...changed, status: 'Closed' })
    .where(and(left, inArray(jobs.status, ['Active', 'Not Active'])))
    .returning({ id: jobs.id });
  return closed.map(({ id }) => id);
};

/** The status that the candidate reads: while an answer can be undone, the one before it. */
const shownStatus = sql`coalesce((select ${heldAnswers.before} -> 'application' ->> 'status' from ${heldAnswers}
  where ${heldAnswers.applicationId} = ${applications.id}), ${applications.status}::text)`;

/** Candidates with an open application to these jobs, each with the jobs and whether it was accepted. */
export const findOpenApplicants = (executor: Executor, jobIds: readonly string[]) =>
  executor
    .select({
      email: accounts.email,
      jobs: sql<{ jobTitle: string; companyName: string; postedByCompany: string | null; accepted: boolean }[]>`
        json_agg(json_build_object('jobTitle', ${jobs.title}, 'companyName', ${jobs.companyName},
          'postedByCompany', ${postedByCompany}, 'accepted', ${shownStatus} <> 'pending') order by ${jobs.title})`,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(accounts, eq(accounts.id, applications.candidateId))
    .leftJoin(recruiters, eq(recruiters.accountId, jobs.recruiterId))
    .where(and(inArray(jobs.id, [...jobIds]), sql`${shownStatus} not in ('withdrawn', 'rejected')`))
    .groupBy(accounts.id);

export const markTakenBack = async (tx: Transaction, id: string, at: Date): Promise<void> => {
  await tx.update(jobImports).set({ takenBackAt: at }).where(eq(jobImports.id, id));
};
