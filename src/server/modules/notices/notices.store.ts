import { and, eq, inArray, lt } from 'drizzle-orm';
import { ACCOUNT_STATUSES, isShutOut } from '#contract/vocabularies.ts';
import type { Executor } from '#server/database/client.ts';
import { deleteSome } from '#server/database/delete-some.ts';
import { accounts, notices } from '#server/database/schema/index.ts';
import type { NewNotice } from './tell.ts';

/** PostgreSQL takes 65,535 values a statement. */
const AT_ONCE = 1_000;

/** What was told already under the same words is left as it is. */
export const insertNotices = async (executor: Executor, told: readonly NewNotice[]): Promise<void> => {
  for (let first = 0; first < told.length; first += AT_ONCE) {
    const rows = told.slice(first, first + AT_ONCE).map(({ to, at, ...notice }) => ({
      ...notice,
      accountId: to,
      createdAt: at,
    }));
    await executor.insert(notices).values(rows).onConflictDoNothing();
  }
};

/** The administrators who can sign in. */
export const findAdmins = (executor: Executor) =>
  executor
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.kind, 'admin'),
        inArray(
          accounts.status,
          ACCOUNT_STATUSES.filter((status) => !isShutOut(status)),
        ),
      ),
    );

export const deleteOldNotices = (
  executor: Executor,
  before: Date,
  batch: Parameters<typeof deleteSome>[3],
): Promise<number> => deleteSome(executor, notices, lt(notices.createdAt, before), batch);

/** What somebody was told, for their export. */
export const readNotices = (executor: Executor, accountId: string) =>
  executor
    .select({ kind: notices.kind, says: notices.says, createdAt: notices.createdAt, readAt: notices.readAt })
    .from(notices)
    .where(eq(notices.accountId, accountId))
    .orderBy(notices.createdAt, notices.id);
