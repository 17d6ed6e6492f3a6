import { eq } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { jobs, recruiters, reports } from '#server/database/schema/index.ts';

/** Reports stay, without their author's address. */
export const forgetReporter = async (executor: Executor, accountId: string): Promise<void> => {
  await executor.update(reports).set({ email: null }).where(eq(reports.reporterId, accountId));
};

export const readReports = async (executor: Executor, accountId: string) => ({
  'reports-of-jobs': await executor
    .select({
      jobId: jobs.jobCode,
      title: jobs.title,
      companyName: jobs.companyName,
      reason: reports.reason,
      details: reports.details,
      email: reports.email,
      at: reports.createdAt,
    })
    .from(reports)
    .innerJoin(jobs, eq(jobs.id, reports.jobId))
    .where(eq(reports.reporterId, accountId)),
  'reports-of-companies': await executor
    .select({
      companyName: recruiters.companyName,
      reason: reports.reason,
      details: reports.details,
      email: reports.email,
      at: reports.createdAt,
    })
    .from(reports)
    .innerJoin(recruiters, eq(recruiters.accountId, reports.companyId))
    .where(eq(reports.reporterId, accountId)),
});
