import { and, eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { recruiters } from '#server/database/schema/recruiters.ts';
import { isUniqueViolation } from '#server/database/sql-state.ts';
import { updateIdentity } from '#server/modules/accounts/public.ts';

export interface NewRecruiter {
  companyName: string;
  address: string;
  country: string;
  state: string;
  city: string;
  pincode: string;
  companyLogoFileId: string | null;
  resumeFileId: string | null;
  createdAt: Date;
}

export const insertRecruiter = async (
  executor: Executor,
  accountId: string,
  { companyName, address, country, state, city, pincode, companyLogoFileId, resumeFileId, createdAt }: NewRecruiter,
): Promise<void> => {
  await executor.insert(recruiters).values({
    accountId,
    companyName,
    address,
    country,
    state,
    city,
    pincode,
    companyLogoFileId,
    resumeFileId,
    createdAt,
  });
};

/** The account for which a company name is verified, ignoring case. */
export const findVerifiedHolder = async (executor: Executor, companyName: string): Promise<string | undefined> => {
  const [row] = await executor
    .select({ accountId: recruiters.accountId })
    .from(recruiters)
    .where(sql`lower(btrim(${recruiters.verifiedCompanyName})) = lower(btrim(${companyName}))`);
  return row?.accountId;
};

/** Serializes edits of the same recruiter. */
export const lockRecruiter = async (tx: Transaction, accountId: string): Promise<void> => {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
};

interface CompanyChanges {
  address?: string | undefined;
  country?: string | undefined;
  state?: string | undefined;
  city?: string | undefined;
  pincode?: string | undefined;
  companyName?: string | undefined;
  avatarFileId?: string;
  companyLogoFileId?: string;
  endsVerification: boolean;
  at: Date;
}

/** Sets the company name of a recruiter who has none. */
export const nameCompany = async (tx: Transaction, accountId: string, companyName: string, at: Date): Promise<void> => {
  await tx
    .update(recruiters)
    .set({ companyName, updatedAt: at })
    .where(and(eq(recruiters.accountId, accountId), eq(recruiters.companyName, '')));
};

/** Writes the given fields; absent ones stay. */
export const saveCompany = async (
  tx: Transaction,
  accountId: string,
  { endsVerification, at, ...company }: CompanyChanges,
): Promise<void> => {
  await tx
    .update(recruiters)
    .set({
      ...company,
      ...(endsVerification && {
        companyVerifiedAt: null,
        verifiedCompanyName: null,
        verifiedBy: null,
        verificationNote: null,
      }),
      updatedAt: at,
    })
    .where(eq(recruiters.accountId, accountId));
};

/** Result of writing a verification. */
type VerificationOutcome = 'written' | 'name taken';

/**
 * Verifies the company under a name, or ends the verification; increments the account's version. When two verify the
 * same name concurrently, the unique key lets only one through.
 */
export const saveVerification = async (
  tx: Transaction,
  accountId: string,
  verification: { companyName: string; by: string; note: string } | undefined,
  at: Date,
): Promise<VerificationOutcome> => {
  try {
    // Nested transaction: a conflict on the key must not abort the caller's.
    await tx.transaction(async (inner) => {
      await inner
        .update(recruiters)
        .set({
          companyVerifiedAt: verification ? at : null,
          verifiedCompanyName: verification?.companyName ?? null,
          verifiedBy: verification?.by ?? null,
          verificationNote: verification?.note ?? null,
          updatedAt: at,
        })
        .where(eq(recruiters.accountId, accountId));
      await updateIdentity(inner, accountId, { at });
    });
    return 'written';
  } catch (error) {
    if (isUniqueViolation(error)) return 'name taken';
    throw error;
  }
};
