import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/database/client.ts';
import { mailTurns } from '#server/database/schema/mail.ts';

/** At most so many mails in any stretch of so many milliseconds. */
export interface Pace {
  most: number;
  ms: number;
}

const DAY_MS = 86_400_000;

/** Until this transaction ends nobody else takes a turn of the same key. */
export const lockTurns = async (tx: Transaction, key: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
};

/**
 * Takes a turn to send, if the pace leaves one.
 *
 * @returns when there is a turn again; nothing when this one was taken
 */
export const takeTurn = async (
  tx: Transaction,
  key: string,
  { paces, at }: { paces: readonly Pace[]; at: Date },
): Promise<Date | undefined> => {
  await lockTurns(tx, key);
  const longest = Math.max(...paces.map(({ ms }) => ms));
  const taken = await tx
    .select({ at: mailTurns.at })
    .from(mailTurns)
    .where(and(eq(mailTurns.key, key), gt(mailTurns.at, new Date(at.getTime() - longest))))
    .orderBy(asc(mailTurns.at));
  const free = paces.flatMap(({ most, ms }) => {
    const first = taken.at(-most);
    const again = first ? first.at.getTime() + ms : 0;
    return again > at.getTime() ? [again] : [];
  });
  if (free.length > 0) return new Date(Math.max(...free));
  await tx.insert(mailTurns).values({ key, at });
  return undefined;
};

/** Turns from before a day count for no pace. */
export const forgetTurns = async (executor: Executor, now: Date): Promise<void> => {
  await executor.delete(mailTurns).where(lt(mailTurns.at, new Date(now.getTime() - DAY_MS)));
};
