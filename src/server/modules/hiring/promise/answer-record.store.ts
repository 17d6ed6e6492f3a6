import { sql } from 'drizzle-orm';
import { BULK } from '#contract/answer-promise.ts';
import type { Executor } from '#server/database/client.ts';
import { jobTakenDown } from '#server/database/job-taken-down.ts';
import { applications, jobs } from '#server/database/schema/index.ts';
import { isAnsweredInTime, isInRecord } from './answered.store.ts';

export interface DueAnswers {
  due: number;
  inTime: number;
  answered: number;
  /** Sent in bulk and without a reason. */
  bulk: number;
  /** The earliest promised day among them. */
  since: string | null;
  medianDays: number | null;
}

const window = sql.raw(`'${BULK.seconds} seconds'::interval`);

/**
 * Counts how one recruiter's promised answers turned out, in one pass over the index of due applications of each of
 * their jobs. A job that is taken down does not count: its recruiter can only reject, and its candidates were told not to
 * wait. An answer is a bulk answer when some time window containing it holds more than the limit.
 */
export const countDueAnswers = async (
  executor: Executor,
  recruiterId: string,
  today: string,
): Promise<DueAnswers | undefined> => {
  const { rows } = await executor.execute<Record<keyof DueAnswers, unknown>>(sql`
    with due as materialized (
      select ${applications.answerBy} as answer_by, ${applications.appliedAt} as applied_at,
        ${applications.answerShownAt} as shown_at, ${applications.firstAnsweredAt} as answered_at,
        ${isAnsweredInTime} as in_time,
        ${applications.reason} is null and ${applications.reasonCode} is null as no_reason
      from ${jobs} join ${applications} on ${applications.jobId} = ${jobs.id}
      where ${jobs.recruiterId} = ${recruiterId} and not ${jobTakenDown} and ${isInRecord(today)}
    ), counted as (
      select *, count(*) over (order by answered_at range between ${window} preceding and current row) as within
      from due where shown_at is not null
    ), answers as (
      select *, max(within) over (order by answered_at range between current row and ${window} following) as burst
      from counted
    )
    select count(*)::int as "due", (count(*) filter (where in_time))::int as "inTime", min(answer_by)::text as "since",
      (select count(*)::int from answers) as "answered",
      (select count(*)::int from answers where burst > ${BULK.more} and no_reason) as "bulk",
      (select round((percentile_cont(0.5) within group (
        order by extract(epoch from shown_at - applied_at) / 86400))::numeric, 1)::float8 from answers) as "medianDays"
    from due`);
  return rows[0] as DueAnswers | undefined;
};
