import { and, asc, gt, lt, sql } from 'drizzle-orm';
import { anyOf } from '#server/database/any-of.ts';
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

interface TurnRequest {
  paces: readonly Pace[];
  at: Date;
}

/**
 * Finds when each key has its next free turn.
 *
 * @param asked keys, each with the number of turns taken by others until then
 * @returns in the same order; `undefined` where a turn is free at that moment
 */
export const nextTurns = async (
  executor: Executor,
  asked: readonly { key: string; expected: number }[],
  { paces, at }: TurnRequest,
): Promise<(Date | undefined)[]> => {
  const longest = Math.max(...paces.map(({ ms }) => ms));
  const keys = asked.map(({ key }) => key);
  const rows = await executor
    .select({ key: mailTurns.key, at: mailTurns.at })
    .from(mailTurns)
    .where(and(anyOf(mailTurns.key, keys), gt(mailTurns.at, new Date(at.getTime() - longest))))
    .orderBy(asc(mailTurns.at));
  const byKey = Map.groupBy(rows, ({ key }) => key);
  return asked.map(({ key, expected }) => {
    const taken = [...(byKey.get(key) ?? []), ...Array.from({ length: expected }, () => ({ at }))];
    const free = paces.flatMap(({ most, ms }) => {
      const first = taken.at(-most);
      const again = first ? first.at.getTime() + ms : 0;
      return again > at.getTime() ? [again] : [];
    });
    return free.length > 0 ? new Date(Math.max(...free)) : undefined;
  });
};

/**
 * Takes a turn to send, if the limits allow.
 *
 * @returns the time of the next free turn; undefined when this one was taken
 */
export const takeTurn = async (tx: Transaction, key: string, asked: TurnRequest): Promise<Date | undefined> => {
  await lockTurns(tx, key);
  const [again] = await nextTurns(tx, [{ key, expected: 0 }], asked);
  if (!again) await tx.insert(mailTurns).values({ key, at: asked.at });
  return again;
};

/** Turns older than a day affect no limit. */
export const forgetTurns = async (executor: Executor, now: Date): Promise<void> => {
  await executor.delete(mailTurns).where(lt(mailTurns.at, new Date(now.getTime() - DAY_MS)));
};
