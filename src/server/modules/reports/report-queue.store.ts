import { and, asc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { ReportQuery } from '#contract/reports.ts';
import type { ReportState } from '#contract/vocabularies.ts';
import { anyOf } from '#server/database/any-of.ts';
import type { Executor } from '#server/database/client.ts';
import { containsFragment, inLowered } from '#server/database/fragment.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { reportedJobs } from '#server/database/schema/trust.ts';
import { hasCode, inEmail } from '#server/database/who-is.ts';

const isFrozen = sql`exists (
  select from ${jobs} where ${jobs.id} = ${reportedJobs.jobId} and ${jobs.status} in ('Block', 'Black List'))`;

/** The last decision was not a dismissal: the job may have been frozen or unfrozen in the list of jobs since. */
const wasFrozen = and(isNull(reportedJobs.openSince), ne(reportedJobs.lastDecision, 'dismiss'));

const isIn: Readonly<Record<ReportState, SQL | undefined>> = {
  open: or(isNotNull(reportedJobs.openSince), isNull(reportedJobs.lastDecision)),
  dismissed: and(isNull(reportedJobs.openSince), eq(reportedJobs.lastDecision, 'dismiss')),
  frozen: and(wasFrozen, isFrozen),
  unfrozen: and(wasFrozen, sql`not ${isFrozen}`),
};

/** Up to this number, ids are looked up in the queue one by one. */
const FEW = 1_000;

/**
 * Jobs with a fragment in title, company or the recruiter's address, or with either code: each through its own index.
 */
const selectNamed = (q: string) => sql`
  select ${jobs.id} from ${jobs} where ${inLowered(jobs.searchText, q)}
    and (${containsFragment(jobs.title, q)} or ${containsFragment(jobs.companyName, q)})
  union all select ${jobs.id} from ${jobs} where ${jobs.jobCode} = ${q.toUpperCase()}
  union all select ${jobs.id} from ${jobs} join ${accounts} on ${accounts.id} = ${jobs.recruiterId}
    where ${or(hasCode(q), inEmail(q))}`;

/** The same as a condition on each job of the queue; an index of ids covers it. */
const isNamed = (q: string): SQL | undefined =>
  or(
    sql`exists (select from ${jobs} where ${jobs.id} = ${reportedJobs.jobId} and ${or(
      // Lowercased together, which is most of the cost; neither has a line break.
      containsFragment(sql`${jobs.title} || E'\\n' || ${jobs.companyName}`, q),
      sql`exists (select from ${accounts} where ${accounts.id} = ${jobs.recruiterId} and ${or(hasCode(q), inEmail(q))})`,
    )})`,
    hasCode(q) &&
      sql`${reportedJobs.jobId} in (select ${jobs.id} from ${jobs} where ${jobs.jobCode} = ${q.toUpperCase()})`,
  );

/** The faster way depends on the number of matches, so the first few are fetched to choose it. */
const findNamed = async (executor: Executor, q: string): Promise<SQL | undefined> => {
  const { rows } = await executor.execute<{ id: string }>(sql`${selectNamed(q)} limit ${FEW + 1}`);
  const ids = rows.map(({ id }) => id);
  return ids.length > FEW ? isNamed(q) : anyOf(reportedJobs.jobId, ids);
};

const overlaps = (reasons: readonly string[]): SQL =>
  sql`${reportedJobs.reasons} && ${sql.param([...reasons])}::varchar[]`;

const conditions = ({ status, reason, source }: ReportQuery): SQL | undefined =>
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
  );

/** Open cases first, oldest first; then the others, last decided first. */
export const listQueue = async (
  executor: Executor,
  query: ReportQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ jobIds: string[]; total: number }> => {
  const where = and(conditions(query), query.q === '' ? undefined : await findNamed(executor, query.q));
  const rows = await executor
    .select({ jobId: reportedJobs.jobId })
    .from(reportedJobs)
    .where(where)
    .orderBy(asc(reportedJobs.openSince), sql`${reportedJobs.lastDecidedAt} desc nulls last`, asc(reportedJobs.jobId))
    .limit(limit)
    .offset(offset);
  return { jobIds: rows.map(({ jobId }) => jobId), total: await executor.$count(reportedJobs, where) };
};
