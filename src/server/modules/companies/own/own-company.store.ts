import { and, eq, sql } from 'drizzle-orm';
import type { CompanyEdit } from '#contract/companies.ts';
import type { Transaction } from '#server/database/client.ts';
import { companies, companyPictures } from '#server/database/schema/companies.ts';

/** Data of the locked row needed for a write. */
export interface HeldCompany {
  version: number;
  hiddenAt: Date | null;
  coverFileId: string | null;
  documentFileId: string | null;
  confirmedDomain: string | null;
  codeDomain: string | null;
  codeHash: Buffer | null;
  codeTries: number;
  codeExpiresAt: Date | null;
}

/** Serializes edits of the same page. */
export const holdCompany = async (tx: Transaction, accountId: string): Promise<HeldCompany | undefined> => {
  const [row] = await tx
    .select({
      version: companies.version,
      hiddenAt: companies.hiddenAt,
      coverFileId: companies.coverFileId,
      documentFileId: companies.documentFileId,
      confirmedDomain: companies.confirmedDomain,
      codeDomain: companies.codeDomain,
      codeHash: companies.codeHash,
      codeTries: companies.codeTries,
      codeExpiresAt: companies.codeExpiresAt,
    })
    .from(companies)
    .where(eq(companies.accountId, accountId))
    .for('update');
  return row;
};

/** Writes the given fields; absent ones stay. Search uses the new text. */
export const saveEdit = async (
  tx: Transaction,
  accountId: string,
  edit: CompanyEdit & { coverFileId?: string | null },
  { at, today }: { at: Date; today: string },
): Promise<void> => {
  await tx
    .update(companies)
    .set({ ...edit, updatedAt: at, version: sql`${companies.version} + 1` })
    .where(eq(companies.accountId, accountId));
  await tx.execute(sql`select keep_company_listing(${accountId}::uuid)`);
  if (edit.places) await tx.execute(sql`select count_company_jobs(array[${accountId}]::uuid[], ${today}::date)`);
};

export const countPictures = async (tx: Transaction, companyId: string): Promise<number> => {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(companyPictures)
    .where(eq(companyPictures.companyId, companyId));
  return row?.count ?? 0;
};

export const insertPicture = async (
  tx: Transaction,
  picture: { companyId: string; fileId: string; caption: string; createdAt: Date },
): Promise<void> => {
  await tx.insert(companyPictures).values(picture);
};

/** Deletes a picture and returns its file; undefined when the company has no such picture. */
export const deletePicture = async (tx: Transaction, companyId: string, id: string): Promise<string | undefined> => {
  const [gone] = await tx
    .delete(companyPictures)
    .where(and(eq(companyPictures.companyId, companyId), eq(companyPictures.id, id)))
    .returning({ fileId: companyPictures.fileId });
  return gone?.fileId;
};
