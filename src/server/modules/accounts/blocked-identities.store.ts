import { and, eq, or } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { blockedIdentities } from '#server/database/schema/trust.ts';

export interface IdentityHashes {
  email: Buffer;
  phone?: Buffer | undefined;
}

/** Returns which of a person's identities may not register again. */
export const findBlockedIdentities = async (
  executor: Executor,
  { email, phone }: IdentityHashes,
): Promise<Set<'email' | 'phone'>> => {
  const rows = await executor
    .select({ kind: blockedIdentities.kind })
    .from(blockedIdentities)
    .where(
      or(
        and(eq(blockedIdentities.kind, 'email'), eq(blockedIdentities.hash, email)),
        phone && and(eq(blockedIdentities.kind, 'phone'), eq(blockedIdentities.hash, phone)),
      ),
    );
  return new Set(rows.map(({ kind }) => kind));
};

export const insertBlockedIdentities = async (
  executor: Executor,
  accountId: string,
  { email, phone }: IdentityHashes,
): Promise<void> => {
  await executor
    .insert(blockedIdentities)
    .values([
      { kind: 'email' as const, hash: email, accountId },
      ...(phone ? [{ kind: 'phone' as const, hash: phone, accountId }] : []),
    ])
    .onConflictDoNothing();
};

export const deleteBlockedIdentities = async (executor: Executor, accountId: string): Promise<void> => {
  await executor.delete(blockedIdentities).where(eq(blockedIdentities.accountId, accountId));
};
