import type { Certification } from '#contract/profile.ts';
import type { Page } from '#server/answer.ts';
import type { Member } from '#server/caller.ts';
import { Problem } from '#server/problem.ts';
import { findCandidateByCode } from './candidate-rows.store.ts';
import { openProfile, type ProfileDeps } from './open-profile.ts';
import { pageOfRows, type Window } from './profile/page-of-rows.ts';
import { readCertifications } from './profile/read-profile.ts';

/** Lists the certificates of the candidate with this readable code, which does not authenticate anybody. */
export async function listCertifications(
  deps: ProfileDeps,
  caller: Member,
  { userCode, ...window }: { userCode: string } & Window,
): Promise<Page<Certification>> {
  const id = await findCandidateByCode(deps.db, userCode);
  if (!id) throw new Problem('NOT_FOUND');
  const rows = await openProfile(deps, caller, id, (executor) => readCertifications(deps, executor, caller, id));
  return pageOfRows(rows, window);
}
