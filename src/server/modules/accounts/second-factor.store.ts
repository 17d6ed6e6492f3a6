import { and, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { admins } from '#server/database/schema/admins.ts';

/** Built element by element: arrays are otherwise sent as one text, which would corrupt bytes. */
const byteArray = (values: readonly Buffer[]): SQL =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}::bytea`),
    sql`, `,
  )}]::bytea[]`;

/** State of an administrator's second factor. */
export const findSecondFactor = async (executor: Executor, accountId: string) => {
  const [row] = await executor
    .select({
      secret: admins.totpSecret,
      confirmedAt: admins.totpConfirmedAt,
      required: admins.totpRequired,
      recoveryCodes: sql<number>`cardinality(${admins.recoveryCodeHashes})`,
    })
    .from(admins)
    .where(eq(admins.accountId, accountId));
  return row;
};

/** @returns false when the second factor is on already: its secret stays */
export const startSecondFactor = async (
  executor: Executor,
  accountId: string,
  { secret, at }: { secret: Buffer; at: Date },
): Promise<boolean> => {
  const started = await executor
    .update(admins)
    .set({ totpSecret: secret, totpLastStep: null, recoveryCodeHashes: byteArray([]), updatedAt: at })
    .where(and(eq(admins.accountId, accountId), isNull(admins.totpConfirmedAt)))
    .returning({ id: admins.accountId });
  return started.length > 0;
};

export const confirmSecondFactor = async (
  executor: Executor,
  accountId: string,
  { step, hashes, at }: { step: number; hashes: Buffer[]; at: Date },
): Promise<void> => {
  await executor
    .update(admins)
    .set({ totpConfirmedAt: at, totpLastStep: step, recoveryCodeHashes: byteArray(hashes), updatedAt: at })
    .where(eq(admins.accountId, accountId));
};

/** Consumes a time step and all earlier ones; only one of two concurrent uses succeeds. */
export const spendStep = async (executor: Executor, accountId: string, step: number): Promise<boolean> => {
  const spent = await executor
    .update(admins)
    .set({ totpLastStep: step })
    .where(
      and(
        eq(admins.accountId, accountId),
        isNotNull(admins.totpConfirmedAt),
        or(isNull(admins.totpLastStep), lt(admins.totpLastStep, step)),
      ),
    )
    .returning({ id: admins.accountId });
  return spent.length > 0;
};

/** Consumes a recovery code; only one of two concurrent uses succeeds. */
export const spendRecoveryCode = async (executor: Executor, accountId: string, hash: Buffer): Promise<boolean> => {
  const spent = await executor
    .update(admins)
    .set({ recoveryCodeHashes: sql`array_remove(${admins.recoveryCodeHashes}, ${hash}::bytea)` })
    .where(
      and(
        eq(admins.accountId, accountId),
        isNotNull(admins.totpConfirmedAt),
        sql`${hash}::bytea = any(${admins.recoveryCodeHashes})`,
      ),
    )
    .returning({ id: admins.accountId });
  return spent.length > 0;
};

export const replaceRecoveryCodes = async (
  executor: Executor,
  accountId: string,
  { hashes, at }: { hashes: Buffer[]; at: Date },
): Promise<void> => {
  await executor
    .update(admins)
    .set({ recoveryCodeHashes: byteArray(hashes), updatedAt: at })
    .where(eq(admins.accountId, accountId));
};

/** @returns false when it was off already */
export const clearSecondFactor = async (executor: Executor, accountId: string, at: Date): Promise<boolean> => {
  const cleared = await executor
    .update(admins)
    .set({
      totpSecret: null,
      totpConfirmedAt: null,
      totpLastStep: null,
      recoveryCodeHashes: byteArray([]),
      updatedAt: at,
    })
    .where(and(eq(admins.accountId, accountId), isNotNull(admins.totpConfirmedAt)))
    .returning({ id: admins.accountId });
  return cleared.length > 0;
};
