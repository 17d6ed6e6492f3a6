import { asc, eq } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { accessLog, accounts, jobs } from '#server/database/schema/index.ts';

export const readSeenBy = async (executor: Executor, candidateId: string) => ({
  'who-saw-me': await executor
    .select({
      companyName: accessLog.companyName,
      kind: accessLog.kind,
      at: accessLog.at,
      job: { jobId: jobs.jobCode, title: jobs.title, companyName: jobs.companyName },
    })
    .from(accessLog)
    .leftJoin(jobs, eq(jobs.id, accessLog.jobId))
    .where(eq(accessLog.candidateId, candidateId))
    .orderBy(asc(accessLog.at)),
});

export const readSeen = async (executor: Executor, recruiterId: string) => ({
  'whom-i-saw': await executor
    .select({ candidate: accounts.userCode, kind: accessLog.kind, at: accessLog.at })
    .from(accessLog)
    .innerJoin(accounts, eq(accounts.id, accessLog.candidateId))
    .where(eq(accessLog.recruiterId, recruiterId))
    .orderBy(asc(accessLog.at)),
});
