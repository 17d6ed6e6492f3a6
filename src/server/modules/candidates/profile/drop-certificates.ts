import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { disownFile } from '#server/modules/files/public.ts';
import { type CertificateRow, deleteCertificateRows } from './certificates.store.ts';

/** Deletes certificates; their files become inaccessible immediately and are swept later. */
export async function dropCertificates(
  { queue }: Pick<Deps, 'queue'>,
  tx: Transaction,
  rows: readonly Pick<CertificateRow, 'id' | 'candidateId' | 'file'>[],
): Promise<void> {
  const files = rows.flatMap(({ file }) => (file ? [file.id] : []));
  for (const { id, candidateId } of rows) await deleteCertificateRows(tx, candidateId, [id]);
  for (const file of files) await disownFile(tx, file);
  if (files.length > 0) await queue.send(tx, 'sweep-files', {});
}
