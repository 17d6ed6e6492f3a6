import type { JobsNotInvitedTo } from '#contract/candidates.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { jobsAppliedTo } from './access-log.store.ts';
import { findInDatabase } from './assert-database-open.ts';
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
  await findInDatabase(deps, caller, id);
  const applied = await jobsAppliedTo(deps.db, caller.accountId, id);
  const invited = await jobsInvitedTo(deps.db, caller.accountId, id);
  return {
    jobs: [
      ...[...applied].map((jobId) => ({ jobId, because: 'applied' as const })),
      ...[...invited].filter((jobId) => !applied.has(jobId)).map((jobId) => ({ jobId, because: 'invited' as const })),
    ],
  };
}
