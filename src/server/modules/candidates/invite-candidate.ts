import type { Invitation } from '#contract/candidates.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { holdAccounts } from '#server/modules/accounts/public.ts';
import { getOpenJob } from '#server/modules/jobs/public.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { tell } from '#server/modules/notices/public.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { jobsAppliedTo, lockServing } from './access-log.store.ts';
import { assertDatabaseOpen } from './assert-database-open.ts';
import { findCandidate, isFound } from './candidate-rows.store.ts';
import { dayBegan, INVITATIONS_A_DAY, secondsLeftOfDay } from './database-policy.ts';
import { countInvitations, insertInvitation } from './invitations.store.ts';

/**
 * Invites a candidate of the database to apply to the recruiter's own open job, once per job, 20 a day. The candidate
 * sees who invites, and replies by applying.
 *
 * @throws Problem NOT_FOUND when the recruiter may not see the candidate, JOB_NOT_FOUND for a job that is not theirs,
 *   *, ALREADY_INVITED, CANDIDATE_ALREADY_APPLIED, JOB_NOT_OPEN, JOB_NOT_YET_OPEN, INVITATION_LIMIT
 */
export async function inviteCandidate(
  deps: Pick<Deps, 'db' | 'queue' | 'settings' | 'now'>,
  caller: RecruiterCaller,
  { id, jobId, message }: Invitation & { id: string },
): Promise<{ message: string }> {
  const { db, queue, settings, now } = deps;
  await assertDatabaseOpen(deps, caller, id);
  return db.transaction(async (tx) => {
    const at = now();
    await holdAccounts(tx, [caller.accountId, id]);
    await lockServing(tx, caller.accountId);
    const viewer = { sees: 'database', recruiterId: caller.accountId } as const;
    const candidate = await findCandidate(tx, id, viewer);
    if (!candidate || !(await isFound(tx, id, viewer))) throw new Problem('NOT_FOUND');
    const job = await getOpenJob(tx, jobId, at);
    if (job.recruiterId !== caller.accountId) throw new Problem('JOB_NOT_FOUND');
    const applied = await jobsAppliedTo(tx, caller.accountId, id);
    if (applied.has(job.jobId)) throw new Problem('CANDIDATE_ALREADY_APPLIED');
    const today = { recruiterId: caller.accountId, since: dayBegan(at) };
    if ((await countInvitations(tx, today)) >= INVITATIONS_A_DAY)
      throw new Problem('INVITATION_LIMIT', { params: { most: INVITATIONS_A_DAY }, retryAfter: secondsLeftOfDay(at) });
    const invitation = { jobId: job.id, candidateId: id, recruiterId: caller.accountId, message, at };
    if (!(await insertInvitation(tx, invitation))) throw new Problem('ALREADY_INVITED');
    const { jobId: code, title: jobTitle, companyName, postedByCompany, location } = job;
    const about = {
      publicUrl: settings.publicUrl,
      jobId: code,
      jobTitle,
      companyName,
      postedByCompany,
      location,
      message,
    };
    const { email: to } = candidate;
    await queue.send(
      tx,
      'mail',
      mailOf('jobInvitation', { to, answersTo: caller.accountId, accountId: candidate.id, ...about }),
    );
    await tell(tx, [
      { to: id, kind: 'job_invitation', says: { jobTitle, companyName, words: message }, jobId: job.id, at },
    ]);
    return { message: answerTexts.candidateInvited({ name: candidate.firstName }) };
  });
}
