import { isCandidate, isRecruiter } from '#server/caller.ts';
import { recordAudit } from '#server/modules/audit/public.ts';
import type { PersonalData } from '#server/personal-data.ts';
import { closeJobs, jobsToClose, readPostings, readSaved } from './own-data.store.ts';

/**
 * A recruiter's postings stay for their applicants, closed and without a logo; saved jobs and searches are deleted with
 * the account.
 */
export const jobData: PersonalData = {
  async forget({ now }, tx, person) {
    if (!isRecruiter(person)) return;
    const at = now();
    const open = await jobsToClose(tx, person.accountId);
    await closeJobs(
      tx,
      person.accountId,
      open.map(({ id }) => id),
      at,
    );
    for (const { id, jobCode, status } of open)
      await recordAudit(tx, {
        ...(!person.byPortal && { actor: { id: person.accountId, kind: 'recruiter', code: person.userCode } }),
        action: 'job_status_changed',
        subject: { kind: 'job', id, code: jobCode },
        from: status,
        to: 'Closed',
        at,
      });
  },
  exportData: (executor, person) => (isCandidate(person) ? readSaved : readPostings)(executor, person.accountId),
};
