import { eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/database/client.ts';
import { companies } from '#server/database/schema/companies.ts';
import { disownFile } from '#server/modules/files/public.ts';

/** The latest code is the one that works. */
export const saveCode = async (
  executor: Executor,
  accountId: string,
  code: { codeDomain: string; codeHash: Buffer; codeExpiresAt: Date },
): Promise<void> => {
  await executor
    .update(companies)
    .set({ ...code, codeTries: 0 })
    .where(eq(companies.accountId, accountId));
};

/** Counts a wrong code. */
export const countTry = async (tx: Transaction, accountId: string): Promise<void> => {
  await tx
    .update(companies)
    .set({ codeTries: sql`${companies.codeTries} + 1` })
    .where(eq(companies.accountId, accountId));
};

/** The domain is confirmed, and the code spent. */
export const saveDomain = async (tx: Transaction, accountId: string, domain: string, at: Date): Promise<void> => {
  await tx
    .update(companies)
    .set({
      confirmedDomain: domain,
      domainConfirmedAt: at,
      codeDomain: null,
      codeHash: null,
      codeTries: 0,
      codeExpiresAt: null,
      updatedAt: at,
    })
    .where(eq(companies.accountId, accountId));
};

/** A verification is asked for; a document replaces the one before it. */
export const saveRequest = async (
  tx: Transaction,
  accountId: string,
  { documentFileId, at }: { documentFileId?: string | undefined; at: Date },
): Promise<void> => {
  await tx
    .update(companies)
    .set({ verificationAskedAt: at, ...(documentFileId && { documentFileId }) })
    .where(eq(companies.accountId, accountId));
};

/**
 * It was decided: nothing is asked for any more, and the document is nobody's, so that the sweep deletes it.
 * @returns whether something had been asked for
 */
export const endRequest = async (tx: Transaction, accountId: string): Promise<boolean> => {
  const [held] = await tx
    .select({ askedAt: companies.verificationAskedAt, documentFileId: companies.documentFileId })
    .from(companies)
    .where(eq(companies.accountId, accountId))
    .for('update');
  if (!held || (held.askedAt === null && held.documentFileId === null)) return false;
  await tx
    .update(companies)
    .set({ verificationAskedAt: null, documentFileId: null })
    .where(eq(companies.accountId, accountId));
  if (held.documentFileId) await disownFile(tx, held.documentFileId);
  return true;
};
