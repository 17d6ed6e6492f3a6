import type { ImportReport } from '#contract/job-imports.ts';
import type { Deps } from '#server/deps.ts';
import { recruiterForImport, reportImport, type SentImport } from './import-for-recruiter.ts';
import { readImportFile } from './read-import-file.ts';

/** Reports what an import would do with every row, without writing anything. */
export const previewImport = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { recruiterId, file }: SentImport,
): Promise<ImportReport> => {
  const recruiter = await recruiterForImport(db, recruiterId);
  const read = await readImportFile(file);
  const { report } = await reportImport(db, { recruiter, ...read, preview: true, at: now() });
  return report;
};
