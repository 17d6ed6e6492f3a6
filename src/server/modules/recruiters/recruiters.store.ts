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

/** The account that holds a company name verified, whatever the case. */
export const findVerifiedHolder = async (executor: Executor, companyName: string): Promise<string | undefined> => {
  const [row] = await executor
    .select({ accountId: recruiters.accountId })
    .from(recruiters)
    .where(sql`lower(btrim(${recruiters.verifiedCompanyName})) = lower(btrim(${companyName}))`);
  return row?.accountId;
};

/** Two who edit the same recruiter wait for each other. */
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

/** Writes what is named; what is absent stays. */
/** Gives a recruiter who names no company this one. */
export const nameCompany = async (tx: Transaction, accountId: string, companyName: string, at: Date): Promise<void> => {
  await tx
    .update(recruiters)
    .set({ companyName, updatedAt: at })
    .where(and(eq(recruiters.accountId, accountId), eq(recruiters.companyName, '')));
};

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

/** What writing a verification came to. */
type VerificationOutcome = 'written' | 'name taken';

/**
 * Verifies the company under a name, or ends the verification; counts the
 * account's version on. Of two who verify the same name at once, the unique key
 * lets one through.
 */
export const saveVerification = async (
  tx: Transaction,
  accountId: string,
  verification: { companyName: string; by: string; note: string } | undefined,
  at: Date,
): Promise<VerificationOutcome> => {
  try {
    // A transaction of its own: what the key refuses must not end the caller's.
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
