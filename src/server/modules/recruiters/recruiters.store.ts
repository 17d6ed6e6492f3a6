import { sql } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { recruiters } from '#server/database/schema/recruiters.ts';

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
