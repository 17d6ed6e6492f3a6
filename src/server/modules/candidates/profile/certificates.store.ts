import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { files } from '#server/database/schema/files.ts';
import { certificates } from '#server/database/schema/profile-lists.ts';
import type { CertificateColumns } from './certificate-policy.ts';

const selectCertificates = (executor: Executor) =>
  executor
    .select({
      ...getTableColumns(certificates),
      userCode: accounts.userCode,
      file: {
        id: files.id,
        mediaType: files.mediaType,
        originalName: files.originalName,
        byteSize: files.byteSize,
        createdAt: files.createdAt,
      },
    })
    .from(certificates)
    .innerJoin(accounts, eq(accounts.id, certificates.candidateId))
    .leftJoin(files, eq(files.id, certificates.fileId));

export type CertificateRow = Awaited<ReturnType<typeof selectCertificates>>[number];

export const listCertificateRows = async (executor: Executor, candidateId: string): Promise<CertificateRow[]> =>
  selectCertificates(executor)
    .where(eq(certificates.candidateId, candidateId))
    .orderBy(asc(certificates.position), asc(certificates.createdAt), asc(certificates.id));

/** Finds a certificate of any candidate. */
export const findCertificate = async (executor: Executor, id: string): Promise<CertificateRow | undefined> => {
  const [found] = await selectCertificates(executor).where(eq(certificates.id, id));
  return found;
};

export const insertCertificate = async (
  executor: Executor,
  candidateId: string,
  columns: CertificateColumns & { fileId?: string; position: number; createdAt: Date },
): Promise<string> => {
  const [inserted] = await executor
    .insert(certificates)
    .values({ candidateId, ...columns })
    .returning({ id: certificates.id });
  if (!inserted) throw new Error('The row was not inserted.');
  return inserted.id;
};

export const updateCertificateRow = async (
  executor: Executor,
  id: string,
  columns: CertificateColumns & { position?: number },
): Promise<void> => {
  await executor.update(certificates).set(columns).where(eq(certificates.id, id));
};

export const deleteCertificateRows = async (
  executor: Executor,
  candidateId: string,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length > 0)
    await executor
      .delete(certificates)
      .where(and(eq(certificates.candidateId, candidateId), inArray(certificates.id, [...ids])));
};
