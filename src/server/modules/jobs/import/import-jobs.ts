import type { Readable } from 'node:stream';
import type { Deps } from '#server/deps.ts';
import { tellAdmins } from '#server/modules/notices/public.ts';
import { insertImport, type KeptError } from './imports.store.ts';
import { keepImport, keptErrors } from './keep-import.ts';
import { readListings } from './read-listings.ts';
import { runImport } from './run-import.ts';

export interface ImportReport {
  /** Rows below the headings. */
  rows: number;
  imported: number;
  /** Rows of jobs that exist already, whoever posted them, and rows that repeat an earlier one. */
  repeated: number;
  /** Line in the file, counted from 1 including the headings. */
  refused: { line: number; reason: string }[];
  /** Cells of an imported row that were not understood and were left out of its job. */
  warnings: { line: number; reason: string }[];
}

interface Import {
  /** Undefined for jobs without a recruiter. */
  recruiterId: string | undefined;
  csv: Readable;
  fileName?: string;
  /** Reports what would happen without writing anything. */
  preview?: boolean;
  /** Called after each batch. */
  onProgress?: (soFar: Readonly<ImportReport>) => void;
}

/**
 * Imports listings from CSV of any length as open jobs of a recruiter. Importing again adds no duplicates; an unusable
 * row is refused with its reasons. Administrators are notified when an import stops early: the batches already written
 * stay.
 */
export const importJobs = async (
  deps: Pick<Deps, 'db' | 'now' | 'queue' | 'pageCache' | 'settings'>,
  { recruiterId, csv, fileName = '', preview = false, onProgress }: Import,
): Promise<ImportReport> => {
  const report: ImportReport = { rows: 0, imported: 0, repeated: 0, refused: [], warnings: [] };
  const { db, now, pageCache } = deps;
  const at = now();
  const importId = preview ? undefined : await insertImport(db, { recruiterId, fileName, createdAt: at });
  let errors: readonly KeptError[] = [];
  let leadsOut = 0;
  const read = async (): Promise<void> => {
    for await (const batch of runImport(db, { recruiterId, importId, rows: readListings(csv), preview, at })) {
      errors = keptErrors(batch, errors);
      leadsOut += batch.filter(({ applyHost }) => applyHost).length;
      for (const { line, outcome, reason = '', also = [], warnings = [] } of batch) {
        report.rows += 1;
        if (outcome === 'new') report.imported += 1;
        else if (outcome === 'present') report.repeated += 1;
        else report.refused.push({ line, reason: [reason, ...also.map((one) => one.reason)].join(' ') });
        for (const warning of warnings) report.warnings.push({ line, reason: warning.reason });
      }
      onProgress?.(report);
    }
  };
  try {
    await read();
  } catch (failure) {
    if (importId)
      await db.transaction((tx) => tellAdmins(tx, { kind: 'import_failed', says: { count: 0 }, at: now() }));
    throw failure;
  }
  const { imported: added, repeated: present } = report;
  const wrong = report.refused.length;
  if (importId)
    await db.transaction((tx) =>
      keepImport(deps, tx, { id: importId, recruiterId, added, leadsOut, wrong, present, errors }),
    );
  report.refused.sort((one, other) => one.line - other.line);
  if (report.imported > 0 && !preview) pageCache.markStale(['jobs', 'job-pages']);
  return report;
};
