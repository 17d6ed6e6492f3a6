import { sql } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';

/** Work that is due: how much, since when the first of it, and how much was given up in the last day. */
export interface Backlog {
  waiting: number;
  /** For how many seconds the first has waited; null when nothing waits. */
  oldestSeconds: number | null;
  failed: number;
}

const MAILS = sql`('mail', 'reset-link', 'confirm-link', 'admin-invitation')`;

/** Of emails, and of all other work. */
export const readBacklogs = async (executor: Executor, now: Date): Promise<{ email: Backlog; other: Backlog }> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const due = sql`state < 'active' and start_after <= ${at}`;
  const { rows } = await executor.execute<{
    mails: boolean;
    waiting: number;
    oldest: number | null;
    failed: number;
  }>(sql`
    select name in ${MAILS} as mails, count(*) filter (where ${due})::int as waiting,
      extract(epoch from ${at} - min(start_after) filter (where ${due}))::int as oldest,
      count(*) filter (where state = 'failed' and completed_on > ${at} - interval '1 day')::int as failed
    from queue.job group by 1`);
  const of = (mails: boolean): Backlog => {
    const row = rows.find((one) => one.mails === mails);
    return { waiting: row?.waiting ?? 0, oldestSeconds: row?.oldest ?? null, failed: row?.failed ?? 0 };
  };
  return { email: of(true), other: of(false) };
};
