import type { ImportTakenBack } from '#contract/job-imports.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { recordAudit } from '#server/modules/audit/public.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { Problem } from '#server/problem.ts';
import { tellOfJobPages } from '../posting/tell-of-job-pages.ts';
import {
  closeTheOthers,
  deleteUntouched,
  findImportForUpdate,
  findOpenApplicants,
  lockJobsOf,
  markTakenBack,
} from './imports.store.ts';

/**
 * Undoes an entire import: deletes its jobs without applications, closes the others, and notifies the recruiter and,
 * once each, the candidates with open applications. Repeating it changes nothing and notifies nobody.
 * @throws NOT_FOUND when there is no such import
 */
export const takeBackImport = async (
  { db, now, queue, pageCache, settings: { publicUrl } }: Pick<Deps, 'db' | 'now' | 'queue' | 'pageCache' | 'settings'>,
  by: AdminCaller,
  { id }: { id: string },
): Promise<ImportTakenBack> => {
  const at = now();
  const { deleted, closed } = await db.transaction(async (tx) => {
    const found = await findImportForUpdate(tx, id);
    if (!found) throw new Problem('NOT_FOUND');
    if (found.takenBackAt) return { deleted: [], closed: [] };
    await lockJobsOf(tx, id);
    const gone = await deleteUntouched(tx, id, at);
    const ended = await closeTheOthers(tx, id, at);
    await markTakenBack(tx, id, at);
    await recordAudit(tx, {
      actor: { id: by.accountId, kind: 'admin', code: by.userCode },
      action: 'import_taken_back',
      subject: found.recruiterId
        ? { kind: 'recruiter', id: found.recruiterId, code: found.recruiterCode ?? '' }
        : { kind: 'job', code: '' },
      to: `${gone.length} deleted, ${ended.length} closed`,
      batchId: id,
      at,
    });
    const told = ended.length > 0 ? await findOpenApplicants(tx, ended) : [];
    for (const { email, jobs } of told)
      await queue.send(tx, 'mail', mailOf('jobsClosed', { to: email, publicUrl, jobs }));
    if (found.recruiterEmail) {
      const { recruiterEmail: to } = found;
      const counts = { deleted: gone.length, closed: ended.length };
      await queue.send(tx, 'mail', mailOf('importTakenBack', { to, publicUrl, ...counts }));
    }
    return { deleted: gone, closed: ended };
  });
  tellOfJobPages(pageCache, deleted, 'deleted');
  tellOfJobPages(pageCache, closed, 'Closed');
  return { deleted: deleted.length, closed: closed.length };
};
