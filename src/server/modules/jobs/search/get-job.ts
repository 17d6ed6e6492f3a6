import type { Job } from '#contract/jobs.ts';
import { dayInIndia } from '#contract/rules.ts';
import { type Caller, isAdmin, isCandidate, isRecruiter } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { publicState } from '../posting/job-policy.ts';
import { findJob, hasApplied } from '../posting/jobs.store.ts';
import { jobView } from './job-view.ts';

/** An id that no job has. */
const NOBODYS = '00000000-0000-7000-8000-000000000000';

/** Returns one job by record id or readable id, as far as the caller may read it. */
export const getJob = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  { id }: { id: string },
): Promise<Job> => {
  const countFor = isAdmin(caller) ? 'everybody' : isRecruiter(caller) ? { recruiterId: caller.accountId } : 'nobody';
  const row = await findJob(db, id, countFor);
  if (row && (isAdmin(caller) || (isRecruiter(caller) && row.recruiterId === caller.accountId)))
    return jobView(row, caller);

  const state = row ? publicState(row, dayInIndia(now())) : 'hidden';
  // Queried even when the job does not exist, so that the response time reveals no more than the response.
  const applied =
    isCandidate(caller) && state !== 'open' && (await hasApplied(db, row?.id ?? NOBODYS, caller.accountId));
  if (!row) throw new Problem('NOT_FOUND');
  // Candidates see the contact while they may apply, and keep seeing it once they applied.
  if (isCandidate(caller) && (state === 'open' || applied)) return jobView(row, 'candidate');
  if (state === 'open' || state === 'ended') return jobView(row, 'public');
  throw new Problem(state === 'gone' ? 'GONE' : 'NOT_FOUND');
};
