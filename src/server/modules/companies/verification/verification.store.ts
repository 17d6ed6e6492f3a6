import { eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/database/client.ts';
import { companies } from '#server/database/schema/companies.ts';
import { files } from '#server/database/schema/files.ts';
import { disownFile } from '#server/modules/files/public.ts';

/** Only the latest code works. */
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

/** Stores the confirmed domain and consumes the code. */
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

/** Stores a verification request; a document replaces the previous one. */
export const saveRequest = async (
  tx: Transaction,
  accountId: string,
  { documentFileId, at }: { documentFileId?: string | undefined; at: Date },
): Promise<void> => {
  await tx
    .update(companies)
    .set({
      verificationAskedAt: at,
      verificationDeclinedAt: null,
      verificationDeclinedReason: null,
      ...(documentFileId && { documentFileId }),
    })
    .where(eq(companies.accountId, accountId));
};

/** Stores the decision against a verification, for its recruiter to read; `undefined` for one in favour. */
export const saveDeclined = async (
  tx: Transaction,
  accountId: string,
  declined: { at: Date; reason: string } | undefined,
): Promise<void> => {
  await tx
    .update(companies)
    .set({ verificationDeclinedAt: declined?.at ?? null, verificationDeclinedReason: declined?.reason ?? null })
    .where(eq(companies.accountId, accountId));
};

/** The document of an open verification request. */
export const findDocument = async (executor: Executor, accountId: string) => {
  const [document] = await executor
    .select({ id: files.id, mediaType: files.mediaType })
    .from(companies)
    .innerJoin(files, eq(files.id, companies.documentFileId))
    .where(eq(companies.accountId, accountId));
  return document;
};

/**
 * Closes the request after the decision, and disowns the document, so that the sweep deletes it.
 * @returns whether there was a request
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
