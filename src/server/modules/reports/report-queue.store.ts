import { and, asc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { ReportQuery } from '#contract/reports.ts';
import type { ReportState } from '#contract/vocabularies.ts';
import type { Executor } from '#server/database/client.ts';
import { containsFragment, inLowered } from '#server/database/fragment.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { reportedJobs } from '#server/database/schema/trust.ts';

const isFrozen = sql`exists (
  select from ${jobs} where ${jobs.id} = ${reportedJobs.jobId} and ${jobs.status} in ('Block', 'Black List'))`;

/** What was decided last, other than that nothing is wrong: the job may have been frozen or put back in the list of jobs since. */
const wasFrozen = and(isNull(reportedJobs.openSince), ne(reportedJobs.lastDecision, 'dismiss'));

const isIn: Readonly<Record<ReportState, SQL | undefined>> = {
  open: or(isNotNull(reportedJobs.openSince), isNull(reportedJobs.lastDecision)),
  dismissed: and(isNull(reportedJobs.openSince), eq(reportedJobs.lastDecision, 'dismiss')),
  frozen: and(wasFrozen, isFrozen),
  unfrozen: and(wasFrozen, sql`not ${isFrozen}`),
};

/** By a fragment of title, company or the recruiter's address, or by the code of either: each from its own index. */
const isNamed = (q: string): SQL => {
  const code = q.toUpperCase();
  return sql`${reportedJobs.jobId} in (
    select ${jobs.id} from ${jobs} where ${inLowered(jobs.searchText, q)}
      and (${containsFragment(jobs.title, q)} or ${containsFragment(jobs.companyName, q)})
    union all select ${jobs.id} from ${jobs} where ${jobs.jobCode} = ${code}
    union all select ${jobs.id} from ${jobs} join ${accounts} on ${accounts.id} = ${jobs.recruiterId}
      where ${accounts.userCode} = ${code} or (${inLowered(accounts.searchText, q)} and ${inLowered(accounts.email, q)}))`;
};

const overlaps = (reasons: readonly string[]): SQL =>
  sql`${reportedJobs.reasons} && ${sql.param([...reasons])}::varchar[]`;

const conditions = ({ q, status, reason, source }: ReportQuery): SQL | undefined =>
  and(
    status.length > 0 ? or(...status.map((one) => isIn[one])) : undefined,
    reason.length > 0 ? overlaps(reason) : undefined,
    source.length > 0
      ? or(
          ...source
            .map((one) => (one === 'people' ? reportedJobs.byPeople : reportedJobs.bySigns))
            .map((by) => eq(by, true)),
        )
      : undefined,
    q === '' ? undefined : isNamed(q),
  );

/** Open ones first, the oldest of them first; then the others, last decided first. */
export const listQueue = async (
  executor: Executor,
  query: ReportQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ jobIds: string[]; total: number }> => {
  const where = conditions(query);
  const rows = await executor
    .select({ jobId: reportedJobs.jobId })
    .from(reportedJobs)
    .where(where)
    .orderBy(asc(reportedJobs.openSince), sql`${reportedJobs.lastDecidedAt} desc nulls last`, asc(reportedJobs.jobId))
    .limit(limit)
    .offset(offset);
  return { jobIds: rows.map(({ jobId }) => jobId), total: await executor.$count(reportedJobs, where) };
};
