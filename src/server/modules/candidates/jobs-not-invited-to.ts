import type { JobsNotInvitedTo } from '#contract/candidates.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { jobsAppliedTo } from './access-log.store.ts';
import { assertDatabaseOpen } from './assert-database-open.ts';
import { findCandidate } from './candidate-rows.store.ts';
import { jobsInvitedTo } from './invitations.store.ts';

/**
 * Returns the recruiter's own jobs for which `inviteCandidate` would refuse this candidate. A job both applied to and
 * invited to counts as applied to.
 * @throws NOT_FOUND when the recruiter may not see the candidate; EMAIL_UNCONFIRMED
 */
export async function jobsNotInvitedTo(
  deps: Pick<Deps, 'db' | 'settings'>,
  caller: RecruiterCaller,
  id: string,
): Promise<JobsNotInvitedTo> {
  await assertDatabaseOpen(deps, caller, id);
  const candidate = await findCandidate(deps.db, id, { sees: 'database', recruiterId: caller.accountId });
  if (!candidate) throw new Problem('NOT_FOUND');
  const applied = await jobsAppliedTo(deps.db, caller.accountId, id);
  const invited = await jobsInvitedTo(deps.db, caller.accountId, id);
  return {
    jobs: [
      ...[...applied].map((jobId) => ({ jobId, because: 'applied' as const })),
      ...[...invited].filter((jobId) => !applied.has(jobId)).map((jobId) => ({ jobId, because: 'invited' as const })),
    ],
  };
}
