import { eq } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { jobReports, jobs } from '#server/database/schema/index.ts';

/** Reports of jobs stay, without their author's address. */
export const forgetReporter = async (executor: Executor, accountId: string): Promise<void> => {
  await executor.update(jobReports).set({ email: null }).where(eq(jobReports.reporterId, accountId));
};

export const readReports = async (executor: Executor, accountId: string) => ({
  'reports-of-jobs': await executor
    .select({
      jobId: jobs.jobCode,
      title: jobs.title,
      companyName: jobs.companyName,
      reason: jobReports.reason,
      details: jobReports.details,
      email: jobReports.email,
      at: jobReports.createdAt,
    })
    .from(jobReports)
    .innerJoin(jobs, eq(jobs.id, jobReports.jobId))
    .where(eq(jobReports.reporterId, accountId)),
});
