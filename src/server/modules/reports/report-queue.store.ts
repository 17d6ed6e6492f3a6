import { eq, type SQL, sql } from 'drizzle-orm';
import type { ReportQuery } from '#contract/reports.ts';
import type { Executor } from '#server/database/client.ts';
import { containsFragment } from '#server/database/fragment.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { jobDecisions, jobFraudSigns, jobReports } from '#server/database/schema/trust.ts';

/** Everything that was said about jobs, by people and by signs. */
const evidence = sql`(
  select ${jobReports.jobId} as job_id, ${jobReports.reason}::text as reason, 'people' as source,
    ${jobReports.decision} as decision, ${jobReports.createdAt} as created_at
  from ${jobReports}
  union all
  select ${jobFraudSigns.jobId}, ${jobFraudSigns.sign}, 'signs', ${jobFraudSigns.decision}, ${jobFraudSigns.createdAt}
  from ${jobFraudSigns}
)`;

const last = (what: SQL) =>
  sql`(select ${what} from ${jobDecisions} where ${jobDecisions.jobId} = said.job_id order by ${jobDecisions.createdAt} desc, ${jobDecisions.id} desc limit 1)`;

/** Whatever was decided: the job may have been frozen or put back in the list of jobs since. */
const now = sql`case when ${jobs.status} in ('Block', 'Black List') then 'frozen' else 'unfrozen' end`;

const state = sql`case when said.open > 0 then 'open' else
  case ${last(sql`${jobDecisions.decision}`)} when 'dismiss' then 'dismissed' when 'freeze' then ${now} when 'unfreeze' then ${now} else 'open' end end`;

const anyOf = (what: SQL, values: readonly string[]): SQL => sql`${what} = any (${sql.param([...values])}::text[])`;

const conditions = ({ q, status, reason, source }: ReportQuery): SQL => {
  const has = (what: SQL, values: readonly string[]) =>
    sql`exists (select 1 from ${evidence} as one where one.job_id = said.job_id and ${anyOf(what, values)})`;
  const named = [jobs.title, jobs.companyName, jobs.jobCode, accounts.email, accounts.userCode].map((column) =>
    containsFragment(column, q),
  );
  return sql.join(
    [
      sql`true`,
      ...(status.length > 0 ? [anyOf(state, status)] : []),
      ...(reason.length > 0 ? [has(sql`one.reason`, reason)] : []),
      ...(source.length > 0 ? [has(sql`one.source`, source)] : []),
      ...(q === '' ? [] : [sql`(${sql.join(named, sql` or `)})`]),
    ],
    sql` and `,
  );
};

/** Open ones first, the oldest of them first; then the others, last decided first. */
export const listQueue = async (
  executor: Executor,
  query: ReportQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ jobIds: string[]; total: number }> => {
  const entries = sql`
    from (
      select job_id, count(*) filter (where decision is null)::int as open,
        min(created_at) filter (where decision is null) as open_since
      from ${evidence} as all_said group by job_id
    ) as said
    join ${jobs} on ${jobs.id} = said.job_id
    left join ${accounts} on ${eq(accounts.id, jobs.recruiterId)}
    where ${conditions(query)}`;
  const { rows } = await executor.execute<{ job_id: string }>(sql`
    select said.job_id ${entries}
    order by said.open_since nulls last, ${last(sql`${jobDecisions.createdAt}`)} desc nulls last, said.job_id
    limit ${limit} offset ${offset}`);
  const counted = await executor.execute<{ total: number }>(sql`select count(*)::int as total ${entries}`);
  return { jobIds: rows.map(({ job_id }) => job_id), total: counted.rows[0]?.total ?? 0 };
};
