import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { companies } from '#server/database/schema/companies.ts';
import { recruiters } from '#server/database/schema/recruiters.ts';
import { editWaits } from './edit-waits.ts';

/** The hidden state of a page; `undefined` when it is public. */
export type Hiding = { at: Date; reason: string } | undefined;

/**
 * Hides a page or makes it public again, in the lists too. Hiding a page that was edited since answers the edit.
 * @returns whether that changed anything
 */
export const saveHiding = async (tx: Transaction, companyId: string, hiding: Hiding): Promise<boolean> => {
  const { rowCount } = await tx
    .update(companies)
    .set({
      // Never before the edit that it answers, whatever the clocks of two processes say.
      hiddenAt: hiding ? sql`greatest(${hiding.at}::timestamptz, ${companies.hiddenEditedAt})` : null,
      hiddenReason: hiding?.reason ?? null,
    })
    .where(
      and(
        eq(companies.accountId, companyId),
        hiding
          ? or(isNull(companies.hiddenAt), gt(companies.hiddenEditedAt, companies.hiddenAt))
          : isNotNull(companies.hiddenAt),
      ),
    );
  if (!rowCount) return false;
  await tx.execute(sql`select keep_company_listing(${companyId}::uuid)`);
  return true;
};

/**
 * Stores that a hidden page was edited; a trigger opens its case.
 * @returns whether it is the first edit since it was hidden; undefined for a public page
 */
export const saveHiddenEdit = async (
  tx: Transaction,
  companyId: string,
  at: Date,
): Promise<'first' | 'again' | undefined> => {
  const [before] = await tx
    .select({ hiddenAt: companies.hiddenAt, hiddenEditedAt: companies.hiddenEditedAt })
    .from(companies)
    .where(eq(companies.accountId, companyId))
    .for('update');
  if (!before?.hiddenAt) return undefined;
  await tx
    .update(companies)
    // Always after the decision, whatever the clocks of two processes say.
    .set({
      hiddenEditedAt: sql`greatest(${at}::timestamptz, ${companies.hiddenAt} + interval '1 ms')`,
      hiddenEdits: sql`${companies.hiddenEdits} + 1`,
    })
    .where(eq(companies.accountId, companyId));
  return editWaits(before) ? 'again' : 'first';
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
