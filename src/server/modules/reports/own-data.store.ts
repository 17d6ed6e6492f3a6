import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { jobs, recruiters, reports } from '#server/database/schema/index.ts';

/** Reports stay, without their author's address. */
export const forgetReporter = async (executor: Executor, accountId: string): Promise<void> => {
  await executor.update(reports).set({ email: null }).where(eq(reports.reporterId, accountId));
};

const ownReport = {
  reason: reports.reason,
  details: reports.details,
  email: reports.email,
  at: reports.createdAt,
};

const reportsOfJobs = (executor: Executor, accountId: string, ofMessage: SQL) =>
  executor
    .select({ jobId: jobs.jobCode, title: jobs.title, companyName: jobs.companyName, ...ownReport })
    .from(reports)
    .innerJoin(jobs, eq(jobs.id, reports.jobId))
    .where(and(eq(reports.reporterId, accountId), ofMessage));

export const readReports = async (executor: Executor, accountId: string) => ({
  'reports-of-jobs': await reportsOfJobs(executor, accountId, isNull(reports.messageBy)),
  'reports-of-messages': await reportsOfJobs(executor, accountId, isNotNull(reports.messageBy)),
  'reports-of-companies': await executor
    .select({ companyName: recruiters.companyName, ...ownReport })
    .from(reports)
    .innerJoin(recruiters, eq(recruiters.accountId, reports.companyId))
    .where(eq(reports.reporterId, accountId)),
});
