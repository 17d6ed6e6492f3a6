import type { RecruiterCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { letter, oneLine } from '#server/letter.ts';
import { recordAudit } from '#server/modules/audit/public.ts';
import { closeOpenOffer, endInterview, lockApplication, stepApplication } from '#server/modules/hiring/public.ts';
import { closeJobs, emptyRecruiterWords, jobsToClose, openApplications } from './remains.store.ts';

const REASON = 'The company has left Avsar.';

/** Closes the jobs, cancels interviews and offers, and tells every candidate who still waited for an answer. */
export async function leaveAsRecruiter(
  deps: Pick<Deps, 'now' | 'queue' | 'settings'>,
  tx: Transaction,
  caller: RecruiterCaller,
): Promise<void> {
  const at = deps.now();
  const jobs = await jobsToClose(tx, caller.accountId);
  for (const { id } of await openApplications(tx, { recruiterId: caller.accountId })) {
    const application = await lockApplication(tx, caller, id);
    const hadInterview = (await endInterview(deps, tx, caller, application, { reason: REASON })) !== undefined;
    if (hadInterview && application.status !== 'accepted')
      await stepApplication(tx, caller, application, { to: 'accepted', step: 'cancel interview', reason: REASON, at });
    await closeOpenOffer(deps, tx, caller, id);
    if (!application.candidateEmail) continue;
    const job = `${oneLine(application.jobTitle)} at ${oneLine(application.companyName)}`;
    const mail = letter({
      to: application.candidateEmail,
      subject: `${job} is closed`,
      paragraphs: [
        `Dear ${oneLine(application.fullName ?? '')},`,
        `The recruiter of ${job} has left Avsar. The job is closed, and your application for it will not be answered any more.`,
        'If an interview was scheduled or an offer was open, it has been cancelled.',
        `See your applications: ${deps.settings.publicUrl}/candidate-dashboard?tab=job-applied`,
      ],
    });
    await deps.queue.send(tx, 'mail', mail);
  }
  const ids = jobs.map(({ id }) => id);
  await closeJobs(tx, caller.accountId, ids, at);
  for (const { id, jobCode, status } of jobs)
    await recordAudit(tx, {
      actor: { id: caller.accountId, kind: 'recruiter', code: caller.userCode },
      action: 'job_status_changed',
      subject: { kind: 'job', id, code: jobCode },
      from: status,
      to: 'Closed',
      at,
    });
  await emptyRecruiterWords(tx, caller.accountId);
}
