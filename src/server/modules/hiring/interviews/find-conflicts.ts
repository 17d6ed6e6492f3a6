import type { Conflict, ConflictQuery } from '#contract/interviews.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { assertVisible as assertApplicationVisible } from '../applications/assert-visible.ts';
import { findAround } from './interviews.store.ts';

/**
 * Finds other interviews of the recruiter or the candidate within an hour of a planned one. Only a warning: it refuses
 * nothing. Interviews with other recruiters show only that the candidate is busy.
 */
export async function findConflicts(
  { db }: Pick<Deps, 'db'>,
  caller: RecruiterCaller,
  { at, applicationId }: ConflictQuery,
): Promise<Conflict[]> {
  await assertApplicationVisible(db, caller, applicationId);
  const around = await findAround(db, { at: new Date(at), applicationId, recruiterId: caller.accountId });
  const own = around.filter(({ recruiterId }) => recruiterId === caller.accountId);
  const isBusy = around.some(({ recruiterId }) => recruiterId !== caller.accountId);
  return [
    ...own.map(
      (row): Conflict => ({
        who: row.sameCandidate ? 'candidate' : 'recruiter',
        applicationId: row.applicationId,
        jobTitle: row.jobTitle,
        candidateName: row.candidateName ?? '',
        interviewDateTime: row.startsAt.toISOString(),
      }),
    ),
    ...(isBusy ? [{ who: 'candidate' } as const] : []),
  ];
}
