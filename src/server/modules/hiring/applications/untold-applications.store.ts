import { and, asc, eq, inArray, ne, not, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/database/client.ts';
import { accounts, applications, jobs } from '#server/database/schema/index.ts';

/** Applications not yet emailed to their recruiter, oldest first; those withdrawn meanwhile are skipped. */
export const findUntold = (executor: Executor, recruiterId: string) =>
  executor
    .select({
      id: applications.id,
      to: accounts.email,
      jobTitle: jobs.title,
      companyName: jobs.companyName,
      fullName: applications.fullName,
      candidateId: applications.candidateId,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(accounts, eq(accounts.id, jobs.recruiterId))
    .where(
      and(eq(jobs.recruiterId, recruiterId), not(applications.recruiterTold), ne(applications.status, 'withdrawn')),
    )
    .orderBy(asc(applications.appliedAt), asc(applications.id));

export const markTold = async (tx: Transaction, ids: readonly string[]): Promise<void> => {
  await tx
    .update(applications)
    .set({ recruiterTold: true, updatedAt: sql`${applications.updatedAt}` })
    .where(inArray(applications.id, [...ids]));
};
