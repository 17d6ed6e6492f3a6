import type { Candidate } from '#contract/candidates.ts';
import { type Caller, isAdmin, isCandidate, isRecruiter } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { assertDatabaseOpen } from './assert-database-open.ts';
import type { Viewer } from './candidate-filters.store.ts';
import { type CandidateRow, findCandidate } from './candidate-rows.store.ts';
import { candidateView, readCandidate } from './candidate-view.ts';
import { readCompletion } from './profile/get-overview.ts';
import { serveCandidates } from './serve-candidates.ts';

/**
 * Returns one candidate, as far as the caller may see them. A recruiter's opening is recorded and shown to the
 * candidate.
 * @throws NOT_FOUND when the caller may not see the candidate
 */
export async function getCandidate(
  deps: Pick<Deps, 'db' | 'settings' | 'now' | 'queue'>,
  caller: Caller,
  id: string,
): Promise<Candidate> {
  if (isRecruiter(caller)) {
    await assertDatabaseOpen(deps, caller, id);
    return serveCandidates(deps, caller, 'profile_opened', async (tx) => {
      const row = await seen(tx, id, { sees: 'database', recruiterId: caller.accountId });
      return { served: [row.id], answer: () => candidateView(deps, caller, row, 'db') };
    });
  }
  if (isAdmin(caller)) {
    const row = await seen(deps.db, id, { sees: 'everybody' });
    const { overallProfileCompletion, profileCompletion } = await readCompletion(deps.db, id);
    return { ...candidateView(deps, caller, row, 'admin'), overallProfileCompletion, profileCompletion };
  }
  const self = isCandidate(caller) ? caller.accountId : undefined;
  const row = await seen(deps.db, id, { sees: 'cards', ...(self && { self }) });
  return readCandidate(deps, deps.db, caller, row, row.id === self ? 'self' : 'card');
}

const seen = async (executor: Executor, id: string, viewer: Viewer): Promise<CandidateRow> => {
  const row = await findCandidate(executor, id, viewer);
  if (!row) throw new Problem('NOT_FOUND');
  return row;
};
