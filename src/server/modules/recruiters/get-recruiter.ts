import type { Recruiter } from '#contract/recruiters.ts';
import { type AdminCaller, isRecruiter, type RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { findRecruiter } from './recruiter-rows.store.ts';
import { recruiterView } from './recruiter-view.ts';

/**
 * Returns one recruiter in full: the caller, or for administrators anybody.
 * @throws NOT_FOUND for anybody else
 */
export async function getRecruiter(
  deps: Pick<Deps, 'db' | 'settings' | 'now'>,
  caller: RecruiterCaller | AdminCaller,
  id: string,
): Promise<Recruiter> {
  const own = isRecruiter(caller);
  const row = own && id !== caller.accountId ? undefined : await findRecruiter(deps.db, id);
  if (!row) throw new Problem('NOT_FOUND');
  return recruiterView(deps, caller, row, own ? 'self' : 'admin');
}
