import { desc, eq, gte, lt, type SQLWrapper, sql } from 'drizzle-orm';
import type { AccountKind } from '#contract/vocabularies.ts';
import type { Executor } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { mailFailures } from '#server/database/schema/mail.ts';

/** How long administrators see a failed email. */
const KEPT_MS = 90 * 86_400_000;

export const insertFailure = async (
  executor: Executor,
  failure: Pick<typeof mailFailures.$inferInsert, 'to' | 'refused' | 'answer' | 'at'>,
): Promise<void> => {
  await executor.insert(mailFailures).values({ ...failure, answer: failure.answer.slice(0, 500) });
};

/** Since when mail servers reject the address; null when they do not. */
export const refusedSince = (address: SQLWrapper) =>
  sql<Date | null>`(select min(${mailFailures.at}) from ${mailFailures} where ${mailFailures.to} = ${address} and ${mailFailures.refused})`.mapWith(
    mailFailures.at,
  );

/** Returns failures since then: the newest, and their total. */
export const readFailures = async (executor: Executor, since: Date, limit: number) => {
  const after = gte(mailFailures.at, since);
  return {
    newest: await executor
      .select({
        to: mailFailures.to,
        // An address may have a candidate and a recruiter account.
        kind: sql<AccountKind | null>`(select min(${accounts.kind}) from ${accounts} where ${accounts.email} = ${mailFailures.to})`,
        refused: mailFailures.refused,
        answer: mailFailures.answer,
        at: mailFailures.at,
      })
      .from(mailFailures)
      .where(after)
      .orderBy(desc(mailFailures.at))
      .limit(limit),
    count: await executor.$count(mailFailures, after),
  };
};

export const forgetOldFailures = async (executor: Executor, now: Date): Promise<void> => {
  await executor.delete(mailFailures).where(lt(mailFailures.at, new Date(now.getTime() - KEPT_MS)));
};

/** Clears failures of an address that has proved to work, for example by a followed link. */
export const forgetFailuresOf = async (executor: Executor, address: string): Promise<void> => {
  await executor.delete(mailFailures).where(eq(mailFailures.to, address));
};
