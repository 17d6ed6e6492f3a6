import { and, asc, eq, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { ReportQuery } from '#contract/reports.ts';
import type { Reportable, ReportState } from '#contract/vocabularies.ts';
import { anyOf } from '#server/database/any-of.ts';
import type { Executor } from '#server/database/client.ts';
import { containsFragment, inLowered } from '#server/database/fragment.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { companies } from '#server/database/schema/companies.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { recruiters } from '#server/database/schema/recruiters.ts';
import { reportQueue, reports } from '#server/database/schema/trust.ts';
import { hasCode, inEmail } from '#server/database/who-is.ts';

/** A job is frozen by its status, a company's page by being hidden. */
const isFrozen = sql`(exists (
    select from ${jobs} where ${jobs.id} = ${reportQueue.jobId} and ${jobs.status} in ('Block', 'Black List'))
  or exists (
    select from ${companies} where ${companies.accountId} = ${reportQueue.companyId} and ${companies.hiddenAt} is not null))`;

const isDecided = isNull(reportQueue.openSince);

/** The last decision was not a dismissal: job or page may have been frozen or unfrozen outside of the queue since. */
const wasFrozen = and(isDecided, ne(reportQueue.lastDecision, 'dismiss'));
/** Open again, because the company edited its page, which is still hidden. */
const isOpenAndHidden = and(isNotNull(reportQueue.openSince), isNotNull(reportQueue.companyId), isFrozen);
const isUnverified = eq(reportQueue.lastDecision, 'unverify');

const isIn: Readonly<Record<ReportState, SQL | undefined>> = {
  open: or(isNotNull(reportQueue.openSince), isNull(reportQueue.lastDecision)),
  dismissed: and(isNull(reportQueue.openSince), eq(reportQueue.lastDecision, 'dismiss')),
  frozen: or(and(wasFrozen, isFrozen), isOpenAndHidden),
  unfrozen: and(wasFrozen, not(isUnverified), not(isFrozen)),
  unverified: and(isDecided, isUnverified, not(isFrozen)),
};

/** Up to this number, ids are looked up in the queue one by one. */
const FEW = 1_000;

/**
 * Jobs with a fragment in title, company or the recruiter's address, or with either code: each through its own index.
 */
const selectNamedJobs = (q: string) => sql`
  select ${jobs.id} from ${jobs} where ${inLowered(jobs.searchText, q)}
    and (${containsFragment(jobs.title, q)} or ${containsFragment(jobs.companyName, q)})
  union all select ${jobs.id} from ${jobs} where ${jobs.jobCode} = ${q.toUpperCase()}
  union all select ${jobs.id} from ${jobs} join ${accounts} on ${accounts.id} = ${jobs.recruiterId}
    where ${or(hasCode(q), inEmail(q))}`;

/** The same as a condition on each job of the queue; an index of ids covers it. */
const isNamedJob = (q: string): SQL | undefined =>
  or(
    sql`exists (select from ${jobs} where ${jobs.id} = ${reportQueue.jobId} and ${or(
      // Lowercased together, which is most of the cost; neither has a line break.
      containsFragment(sql`${jobs.title} || E'\\n' || ${jobs.companyName}`, q),
      sql`exists (select from ${accounts} where ${accounts.id} = ${jobs.recruiterId} and ${or(hasCode(q), inEmail(q))})`,
    )})`,
    hasCode(q) &&
      sql`${reportQueue.jobId} in (select ${jobs.id} from ${jobs} where ${jobs.jobCode} = ${q.toUpperCase()})`,
  );

/** Reported companies, which are few, with a fragment in the name or the recruiter's address, or by that code. */
const findNamedCompanies = async (executor: Executor, q: string): Promise<string[]> => {
  const rows = await executor
    .select({ id: reportQueue.subjectId })
    .from(reportQueue)
    .innerJoin(recruiters, eq(recruiters.accountId, reportQueue.companyId))
    .innerJoin(accounts, eq(accounts.id, reportQueue.companyId))
    .where(or(containsFragment(recruiters.companyName, q), hasCode(q), inEmail(q)));
  return rows.map(({ id }) => id);
};

/** The faster way depends on the number of matches, so the first few are fetched to choose it. */
const findNamed = async (executor: Executor, q: string): Promise<SQL | undefined> => {
  const { rows } = await executor.execute<{ id: string }>(sql`${selectNamedJobs(q)} limit ${FEW + 1}`);
  const ids = rows.map(({ id }) => id);
  const companyIds = await findNamedCompanies(executor, q);
  return ids.length > FEW
    ? or(isNamedJob(q), anyOf(reportQueue.companyId, companyIds))
    : anyOf(reportQueue.subjectId, [...ids, ...companyIds]);
};

const overlaps = (reasons: readonly string[]): SQL =>
  sql`${reportQueue.reasons} && ${sql.param([...reasons])}::varchar[]`;

const reportOf = (whose: SQL): SQL =>
  sql`exists (select from ${reports} where ${reports.subjectId} = ${reportQueue.subjectId} and ${whose})`;

const isAbout: Readonly<Record<Reportable, SQL | undefined>> = {
  company: isNotNull(reportQueue.companyId),
  message: reportOf(isNotNull(reports.messageBy)),
  job: and(isNotNull(reportQueue.jobId), or(eq(reportQueue.bySigns, true), reportOf(isNull(reports.messageBy)))),
};

const conditions = ({ status, reason, source, about, id }: ReportQuery): SQL | undefined =>
  and(
    id.length > 0 ? anyOf(reportQueue.subjectId, id) : undefined,
    status.length > 0 ? or(...status.map((one) => isIn[one])) : undefined,
    about.length > 0 ? or(...about.map((one) => isAbout[one])) : undefined,
    reason.length > 0 ? overlaps(reason) : undefined,
    source.length > 0
      ? or(
          ...source
            .map((one) => (one === 'people' ? reportQueue.byPeople : reportQueue.bySigns))
            .map((by) => eq(by, true)),
        )
      : undefined,
  );

/** Open cases first, oldest first; then the others, last decided first. */
export const listQueue = async (
  executor: Executor,
  query: ReportQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ ids: string[]; total: number }> => {
  const where = and(conditions(query), query.q === '' ? undefined : await findNamed(executor, query.q));
  const rows = await executor
    .select({ id: reportQueue.subjectId })
    .from(reportQueue)
    .where(where)
    .orderBy(asc(reportQueue.openSince), sql`${reportQueue.lastDecidedAt} desc nulls last`, asc(reportQueue.subjectId))
    .limit(limit)
    .offset(offset);
  return { ids: rows.map(({ id }) => id), total: await executor.$count(reportQueue, where) };
};
