import type { ImportReport } from '#contract/job-imports.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { recordAudit } from '#server/modules/audit/public.ts';
import { recruiterForImport, reportImport, type SentImport } from './import-for-recruiter.ts';
import { lockImportsFor } from './import-jobs.store.ts';
import { readImportFile } from './read-import-file.ts';

/** Imports a file of listings for a recruiter or for nobody, all of it or nothing; a row that is wrong or there already is left out. */
export const importListings = async (
  { db, now, pageCache }: Pick<Deps, 'db' | 'now' | 'pageCache'>,
  by: AdminCaller,
  { recruiterId, file }: SentImport,
): Promise<ImportReport> => {
  const at = now();
  const read = await readImportFile(file);
  const report = await db.transaction(async (tx) => {
    const recruiter = await recruiterForImport(tx, recruiterId);
    await lockImportsFor(tx, recruiter?.id);
    const done = await reportImport(tx, { recruiter, ...read, preview: false, at });
    await recordAudit(tx, {
      actor: { id: by.accountId, kind: 'admin', code: by.userCode },
      action: 'jobs_imported',
      subject: recruiter
        ? { kind: 'recruiter', id: recruiter.id, code: recruiter.userCode }
        : { kind: 'job', code: '' },
      to: `${done.counts.new} new, ${done.counts.present} present, ${done.counts.wrong} wrong`,
      at,
    });
    return done;
  });
  if (report.counts.new > 0) pageCache.markStale(['jobs', 'job-pages']);
  return report;
};
