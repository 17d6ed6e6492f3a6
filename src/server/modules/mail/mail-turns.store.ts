import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/database/client.ts';
import { mailTurns } from '#server/database/schema/mail.ts';

/** Limit: at most `most` emails in any period of `ms` milliseconds. */
export interface Pace {
  most: number;
  ms: number;
}

const DAY_MS = 86_400_000;

/** Serializes turns of one key until the transaction ends. */
export const lockTurns = async (tx: Transaction, key: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
};

interface Asked {
  paces: readonly Pace[];
  at: Date;
}

/**
 * @param expected turns that others will have taken by then
 * @returns the time of the next free turn; undefined when one is free at `at`
 */
export const nextTurn = async (
  executor: Executor,
  key: string,
  { paces, at }: Asked,
  expected = 0,
): Promise<Date | undefined> => {
  const longest = Math.max(...paces.map(({ ms }) => ms));
  const rows = await executor
    .select({ at: mailTurns.at })
    .from(mailTurns)
    .where(and(eq(mailTurns.key, key), gt(mailTurns.at, new Date(at.getTime() - longest))))
    .orderBy(asc(mailTurns.at));
  const taken = [...rows, ...Array.from({ length: expected }, () => ({ at }))];
  const free = paces.flatMap(({ most, ms }) => {
    const first = taken.at(-most);
    const again = first ? first.at.getTime() + ms : 0;
    return again > at.getTime() ? [again] : [];
  });
  return free.length > 0 ? new Date(Math.max(...free)) : undefined;
};

/**
 * Takes a turn to send, if the limits allow.
 *
 * @returns the time of the next free turn; undefined when this one was taken
 */
export const takeTurn = async (tx: Transaction, key: string, asked: Asked): Promise<Date | undefined> => {
  await lockTurns(tx, key);
  const again = await nextTurn(tx, key, asked);
  if (!again) await tx.insert(mailTurns).values({ key, at: asked.at });
  return again;
};

/** Turns older than a day affect no limit. */
export const forgetTurns = async (executor: Executor, now: Date): Promise<void> => {
  await executor.delete(mailTurns).where(lt(mailTurns.at, new Date(now.getTime() - DAY_MS)));
};
