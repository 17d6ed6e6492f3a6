import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { idempotencyKeys } from '#server/database/schema/index.ts';

/** The state of a repeated request. `body` is the first call's answer; `hold` lets the first call store its answer. */
export type Claim =
  | { state: 'new'; hold: Hold }
  | { state: 'running' }
  | { state: 'other body' }
  | { state: 'answered'; status: number; body: unknown };

/** The claim of one call on a key: after a minute another call may take the key over. */
export interface Hold {
  key: string;
  takenAt: Date;
}

const KEPT_MS = 24 * 60 * 60_000;

/** A call that has not answered within this time died with its process. */
const ABANDONED_MS = 60_000;

const isOver = (createdAt: Date, status: number | null, now: Date): boolean =>
  now.getTime() - createdAt.getTime() > (status === null ? ABANDONED_MS : KEPT_MS);

/**
 * Claims the key for a first call, or returns the state of the earlier one. The primary key settles the race.
 *
 * @param accountId the account whose answer is kept; it is deleted with the account
 */
export async function claimKey(
  executor: Executor,
  { key, fingerprint, accountId, now }: { key: string; fingerprint: string; accountId: string | undefined; now: Date },
): Promise<Claim> {
  const row = { key, fingerprint, accountId: accountId ?? null, createdAt: now };
  const taken = await executor.insert(idempotencyKeys).values(row).onConflictDoNothing().returning();
  const hold = { key, takenAt: now };
  if (taken.length > 0) return { state: 'new', hold };
  const [known] = await executor.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
  // Freed between the two statements, since the first call has just failed.
  if (!known) return { state: 'running' };
  if (isOver(known.createdAt, known.status, now)) {
    // Compares with the values read above: of several calls that find the key expired, one gets it.
    const retaken = await executor
      .update(idempotencyKeys)
      .set({ ...row, status: null, response: null })
      .where(and(eq(idempotencyKeys.key, key), eq(idempotencyKeys.createdAt, known.createdAt)))
      .returning();
    return retaken.length > 0 ? { state: 'new', hold } : { state: 'running' };
  }
  if (known.fingerprint !== fingerprint) return { state: 'other body' };
  return known.status === null
    ? { state: 'running' }
    : { state: 'answered', status: known.status, body: known.response };
}

const heldBy = ({ key, takenAt }: Hold) => and(eq(idempotencyKeys.key, key), eq(idempotencyKeys.createdAt, takenAt));

/**
 * Stores the first call's answer for its repetitions.
 *
 * @returns whether the key is still this call's
 */
export async function keepAnswer(
  executor: Executor,
  hold: Hold,
  { status, body }: { status: number; body: unknown },
): Promise<boolean> {
  const kept = await executor
    .update(idempotencyKeys)
    .set({ status, response: body })
    .where(heldBy(hold))
    .returning({ key: idempotencyKeys.key });
  return kept.length > 0;
}

/** Frees the key after a failure, so that the next try counts as a first call. A committed answer stays. */
export async function dropKey(executor: Executor, hold: Hold): Promise<void> {
  await executor.delete(idempotencyKeys).where(and(heldBy(hold), isNull(idempotencyKeys.status)));
}

/** Removes expired keys. */
export async function forgetOldKeys(executor: Executor, now: Date): Promise<void> {
  await executor.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEPT_MS)));
}
