import { sql } from 'drizzle-orm';
import type { Feature } from '#contract/routes/route.ts';
import type { Executor } from '#server/database/client.ts';
import { ADMINS, PEOPLE, type Told } from './told.ts';

/** PostgreSQL limits payloads to less than 8,000 bytes. */
const MOST_ACCOUNTS = 150;

/** Includes the transaction id, which identifies the event in every process. Delivered on commit. */
const notify = async (executor: Executor, ...told: readonly Told[]): Promise<void> => {
  await executor.execute(
    sql`select pg_notify(${PEOPLE}, pg_current_xact_id()::text || ' ' || one.told)
      from unnest(${sql.param(told.map((one) => JSON.stringify(one)))}::text[]) one(told)`,
  );
};

/**
 * An announcement: the accounts that may know of the change, and the id of the changed record, if there is exactly one.
 */
export interface News {
  accounts: readonly (string | null)[];
  subject: string | null;
}

/**
 * Notifies these accounts on commit that data of theirs has changed: open pages reload it by the ordinary calls. Never
 * include accounts that may not know of the change yet.
 *
 * @param topics the changed features, as a call `touches` them
 * @param subject id of the changed record, if there is exactly one
 */
export async function announce(
  tx: Executor,
  accounts: readonly (string | null)[],
  topics: readonly Feature[],
  subject: string | null = null,
): Promise<void> {
  await announceMany(tx, [{ accounts, subject }], topics);
}

/** Announces many changes in one statement, like `announce`. */
export async function announceMany(tx: Executor, news: readonly News[], topics: readonly Feature[]): Promise<void> {
  const told = news.flatMap(({ accounts, subject }) => {
    const to = [...new Set(accounts)].filter((id) => id !== null);
    return Array.from({ length: Math.ceil(to.length / MOST_ACCOUNTS) }, (_, part) => ({
      to: to.slice(part * MOST_ACCOUNTS, (part + 1) * MOST_ACCOUNTS),
      kinds: topics,
      subject,
    }));
  });
  if (told.length > 0) await notify(tx, ...told);
}

/** The same for every administrator. */
export const announceToAdmins = (tx: Executor, topics: readonly Feature[]): Promise<void> =>
  notify(tx, { to: [ADMINS], kinds: topics, subject: null });

/** Sessions of this account may have ended: rechecks its streams. */
export const tellSessionEnd = (tx: Executor, accountId: string): Promise<void> => notify(tx, { ended: accountId });

/** Broadcasts what one window has open to the account's other windows. */
export const tellHere = (executor: Executor, accountId: string, here: string): Promise<void> =>
  notify(executor, { of: accountId, here });
