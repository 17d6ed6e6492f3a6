import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { companies } from '#server/database/schema/companies.ts';
import { recruiters } from '#server/database/schema/recruiters.ts';

/** The hidden state of a page; `undefined` when it is public. */
export type Hiding = { at: Date; reason: string } | undefined;

/**
 * Hides a page or makes it public again, in the lists too.
 * @returns whether that changed anything
 */
export const saveHiding = async (tx: Transaction, companyId: string, hiding: Hiding): Promise<boolean> => {
  const { rowCount } = await tx
    .update(companies)
    .set({ hiddenAt: hiding?.at ?? null, hiddenReason: hiding?.reason ?? null })
    .where(
      and(eq(companies.accountId, companyId), hiding ? isNull(companies.hiddenAt) : isNotNull(companies.hiddenAt)),
    );
  if (!rowCount) return false;
  await tx.execute(sql`select keep_company_listing(${companyId}::uuid)`);
  return true;
};

/** The recruiter to notify, and the company's name. */
export const findOwner = async (
  tx: Transaction,
  companyId: string,
): Promise<{ email: string; companyName: string } | undefined> => {
  const [row] = await tx
    .select({ email: accounts.email, companyName: recruiters.companyName })
    .from(recruiters)
    .innerJoin(accounts, eq(accounts.id, recruiters.accountId))
    .where(eq(recruiters.accountId, companyId));
  return row;
};
