import { and, eq, inArray, sql } from 'drizzle-orm';
import type { JobStatus } from '#contract/vocabularies.ts';
import type { Executor } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { auditLog } from '#server/database/schema/audit.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { recruiters } from '#server/database/schema/recruiters.ts';
import { reportDecisions, reports } from '#server/database/schema/trust.ts';

const count = sql<number>`count(*)::int`;

/** Recruiters with their record over their company and all of their jobs. */
export const findRecruiterHistories = (executor: Executor, ids: readonly string[]) =>
  executor
    .select({
      id: accounts.id,
      userCode: accounts.userCode,
      name: sql<string>`btrim(${accounts.firstName} || ' ' || ${accounts.lastName})`,
      firstName: accounts.firstName,
      email: accounts.email,
      status: accounts.status,
      language: accounts.language,
      createdAt: accounts.createdAt,
      companyName: recruiters.companyName,
      companyVerified: sql<boolean>`${recruiters.companyVerifiedAt} is not null`,
      jobCount: sql<number>`(select ${count} from ${jobs} where ${jobs.recruiterId} = ${accounts.id} and ${jobs.deletedAt} is null)`,
      reportCount: sql<number>`(select ${count} from ${reports} join ${jobs} on ${jobs.id} = ${reports.jobId} where ${jobs.recruiterId} = ${accounts.id}) + (select ${count} from ${reports} where ${reports.companyId} = ${accounts.id})`,
      jobsFrozen: sql<number>`(select count(distinct ${jobs.id})::int from ${jobs} where ${jobs.recruiterId} = ${accounts.id} and (${jobs.status} in ('Block', 'Black List') or exists (select 1 from ${reportDecisions} where ${reportDecisions.jobId} = ${jobs.id} and ${reportDecisions.decision} = 'freeze')))`,
      timesBlocked: sql<number>`(select ${count} from ${auditLog} where ${auditLog.subjectKind} = 'recruiter' and ${auditLog.subjectId} = ${accounts.id} and ${auditLog.action} = 'account_status_changed' and ${auditLog.toValue} in ('Block', 'Black List'))`,
    })
    .from(accounts)
    .innerJoin(recruiters, eq(recruiters.accountId, accounts.id))
    .where(and(inArray(accounts.id, [...ids]), eq(accounts.kind, 'recruiter')));

export type RecruiterHistory = Awaited<ReturnType<typeof findRecruiterHistories>>[number];

export interface OtherJob {
  recruiterId: string;
  id: string;
  jobCode: string;
  title: string;
  status: JobStatus;
}

/** The six newest jobs of each: enough for five others, whichever job is viewed. */
export const findNewestJobs = async (executor: Executor, recruiterIds: readonly string[]): Promise<OtherJob[]> => {
  const { rows } = await executor.execute<{
    recruiter_id: string;
    id: string;
    job_code: string;
    title: string;
    status: JobStatus;
  }>(sql`
    select owner.id as recruiter_id, job.id, job.job_code, job.title, job.status
    from unnest(${sql.param([...recruiterIds])}::uuid[]) as owner(id)
    cross join lateral (
      select ${jobs.id} as id, ${jobs.jobCode} as job_code, ${jobs.title} as title, ${jobs.status} as status
      from ${jobs} where ${jobs.recruiterId} = owner.id and ${jobs.deletedAt} is null
      order by ${jobs.createdAt} desc, ${jobs.id} desc limit 6
    ) as job`);
  return rows.map(({ recruiter_id, job_code, ...job }) => ({ recruiterId: recruiter_id, jobCode: job_code, ...job }));
};
