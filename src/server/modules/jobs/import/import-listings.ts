import type { ImportReport, JobImportToRun } from '#contract/job-imports.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { recordAudit } from '#server/modules/audit/public.ts';
import { Problem } from '#server/problem.ts';
import { recruiterForImport, reportImport, type SentImport } from './import-for-recruiter.ts';
import { insertImport } from './imports.store.ts';
import { keepImport } from './keep-import.ts';
import { readImportFile } from './read-import-file.ts';

/**
 * Imports a file of listings in one transaction, for a recruiter or without one; skips rows that are invalid or exist
 * already.
 * @throws KEY_REUSED when another import has the chosen id
 */
export const importListings = async (
  deps: Pick<Deps, 'db' | 'now' | 'queue' | 'pageCache' | 'settings'>,
  by: AdminCaller,
  { recruiterId, importId: id, file }: SentImport & JobImportToRun,
): Promise<ImportReport> => {
  const at = deps.now();
  const read = await readImportFile(file);
  const report = await deps.db.transaction(async (tx) => {
    const recruiter = await recruiterForImport(tx, recruiterId);
    const fileName = file?.originalName.slice(0, 255) ?? '';
    const importId = await insertImport(tx, { id, recruiterId: recruiter?.id, fileName, createdAt: at });
    if (!importId) throw new Problem('KEY_REUSED');
    const { report: done, errors } = await reportImport(tx, { importId, recruiter, ...read, preview: false, at });
    const { new: added, leadsOut, wrong, present } = done.counts;
    await keepImport(deps, tx, { id: importId, recruiterId: recruiter?.id, added, leadsOut, wrong, present, errors });
    await recordAudit(tx, {
      actor: { id: by.accountId, kind: 'admin', code: by.userCode },
      action: 'jobs_imported',
      subject: recruiter
        ? { kind: 'recruiter', id: recruiter.id, code: recruiter.userCode }
        : { kind: 'job', code: '' },
      to: `${done.counts.new} new, ${done.counts.present} present, ${done.counts.wrong} wrong`,
      batchId: importId,
      at,
    });
    return done;
  });
  if (report.counts.new > 0) deps.pageCache.markStale(['jobs', 'job-pages']);
  return report;
};
