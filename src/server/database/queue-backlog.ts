import { sql } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';

/** Due work: how much, how long the oldest has waited, and how much was given up in the last day. */
export interface Backlog {
  waiting: number;
  /** How many seconds the oldest has waited; null when nothing waits. */
  oldestSeconds: number | null;
  failed: number;
}

const MAILS = sql`('mail', 'reset-link', 'confirm-link', 'admin-invitation')`;

/** Counts emails separately from all other work. */
export const readBacklogs = async (executor: Executor, now: Date): Promise<{ email: Backlog; other: Backlog }> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  // Waiting and given-up work each have an index; completed work is far more, and kept for a week.
  const due = sql`select name, start_after from queue.job where state < 'active' and not blocked and start_after <= ${at}`;
  const failed = sql`select name from queue.job where state = 'failed' and completed_on > ${at} - interval '1 day'`;
  const { rows } = await executor.execute<{
    mails: boolean;
    waiting: number;
    oldest: number | null;
    failed: number;
  }>(sql`
    select name in ${MAILS} as mails, (count(*) filter (where not failed))::int as waiting,
      extract(epoch from ${at} - min(start_after))::int as oldest, (count(*) filter (where failed))::int as failed
    from (select *, false as failed from (${due}) as due
      union all select name, null, true from (${failed}) as given_up) as work
    group by 1`);
  const of = (mails: boolean): Backlog => {
    const row = rows.find((one) => one.mails === mails);
    return { waiting: row?.waiting ?? 0, oldestSeconds: row?.oldest ?? null, failed: row?.failed ?? 0 };
  };
  return { email: of(true), other: of(false) };
};
