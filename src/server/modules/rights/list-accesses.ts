import type { Access, AccessQuery } from '#contract/rights.ts';
import { ROUTES } from '#contract/routes.ts';
import type { Page } from '#server/answer.ts';
import { type CandidateCaller, isCandidate, type RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { type AccessRow, listAccessesBy, listAccessesOf } from './accesses.store.ts';

/** Lists for a candidate who saw them, when and why; for a recruiter whom they saw. */
export async function listAccesses(
  { db }: Pick<Deps, 'db'>,
  caller: CandidateCaller | RecruiterCaller,
  { page, limit }: AccessQuery,
): Promise<Page<Access>> {
  const { limit: usual, most } = ROUTES.listAccesses.paged;
  const size = Math.min(limit ?? usual, most);
  const slice = { limit: size, offset: (page - 1) * size };
  const [list, side] = isCandidate(caller) ? [listAccessesOf, looker] : [listAccessesBy, lookedAt];
  const { items, total } = await list(db, caller.accountId, slice);
  return { items: items.map((row) => ({ ...entry(row), ...side(row) })), total };
}

const entry = ({ id, kind, at, applicationId, jobTitle, jobCode }: AccessRow): Access => ({
  _id: id,
  kind,
  at: at.toISOString(),
  why: applicationId ? 'application' : 'database',
  ...(jobTitle && { jobTitle }),
  ...(jobCode && { jobId: jobCode }),
  ...(applicationId && { applicationId }),
});

const looker = ({ companyName, companyVerified }: AccessRow): Partial<Access> => ({ companyName, companyVerified });

const lookedAt = ({ candidateId, candidateCode, candidateName, candidateSeen }: AccessRow): Partial<Access> => ({
  candidateCode,
  ...(candidateSeen && { candidateId, candidateName }),
});
