import { isAdmin, isCandidate, isRecruiter, type Member } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { assertDatabaseOpen } from './assert-database-open.ts';
import type { Viewer } from './candidate-filters.store.ts';
import { type CandidateRow, findCandidate } from './candidate-rows.store.ts';
import { serveCandidates } from './serve-candidates.ts';

export type ProfileDeps = Pick<Deps, 'db' | 'settings' | 'now' | 'queue'>;

/**
 * Reads a profile for the person, an administrator, or a recruiter who can find them or has their application. A
 * recruiter's opening is counted, and recorded where the candidate sees it.
 * @throws NOT_FOUND when the caller may not see the candidate; DAILY_LIMIT; EMAIL_UNCONFIRMED
 */
export async function openProfile<Answer>(
  deps: ProfileDeps,
  caller: Member,
  id: string,
  read: (executor: Executor, row: CandidateRow) => Promise<Answer>,
): Promise<Answer> {
  if (isRecruiter(caller)) {
    await assertDatabaseOpen(deps, caller, id);
    return serveCandidates(deps, caller, 'profile_opened', async (tx) => {
      const row = await seen(tx, id, { sees: 'database', recruiterId: caller.accountId });
      const answer = await read(tx, row);
      return { served: [row.id], answer: () => answer };
    });
  }
  const isOwn = isCandidate(caller) && caller.accountId === id;
  if (!isOwn && !isAdmin(caller)) throw new Problem('NOT_FOUND');
  return read(deps.db, await seen(deps.db, id, { sees: 'everybody' }));
}

const seen = async (executor: Executor, id: string, viewer: Viewer): Promise<CandidateRow> => {
  const row = await findCandidate(executor, id, viewer);
  if (!row) throw new Problem('NOT_FOUND');
  return row;
};
