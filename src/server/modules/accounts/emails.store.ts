import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { accounts, loginSuccesses } from '#server/database/schema/accounts.ts';
import { isUniqueViolation } from '#server/database/sql-state.ts';

/** Returns credentials and contact data. */
export const findAccountById = async (executor: Executor, id: string) => {
  const [account] = await executor
    .select({
      id: accounts.id,
      kind: accounts.kind,
      email: accounts.email,
      userCode: accounts.userCode,
      status: accounts.status,
      passwordHash: accounts.passwordHash,
      passwordChangedAt: accounts.passwordChangedAt,
      emailConfirmedAt: accounts.emailConfirmedAt,
      language: accounts.language,
    })
    .from(accounts)
    .where(eq(accounts.id, id));
  return account;
};

/**
 * Gives the account another address, and moves its known sign-in places to it.
 * @returns false when another account of that kind has the address: the unique key decides races
 */
export const updateEmail = async (
  executor: Executor,
  id: string,
  { email, confirmedAt, at }: { email: string; confirmedAt: Date | null; at: Date },
): Promise<boolean> => {
  try {
    // Nested transaction: a conflict on the key must not abort the caller's.
    await executor.transaction(async (inner) => {
      await inner
        .update(accounts)
        .set({ email, emailConfirmedAt: confirmedAt, updatedAt: at, version: sql`${accounts.version} + 1` })
        .where(eq(accounts.id, id));
      await inner.update(loginSuccesses).set({ email }).where(eq(loginSuccesses.accountId, id));
    });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
};

/** Stores that the address belongs to the person; the first time counts. */
export const confirmPresentEmail = async (executor: Executor, id: string, at: Date): Promise<void> => {
  await executor
    .update(accounts)
    .set({ emailConfirmedAt: at })
    .where(and(eq(accounts.id, id), isNull(accounts.emailConfirmedAt)));
};
