import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { findPublicCompany } from '../page/company-rows.store.ts';
import { insertFollow } from './follows.store.ts';

/**
 * Follows a company: the candidate is notified of new jobs. A second time changes nothing.
 * @throws NOT_FOUND when there is no such company, or it is not verified
 */
export async function followCompany(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { accountId: candidateId }: CandidateCaller,
  slug: string,
): Promise<{ message: string }> {
  const company = await findPublicCompany(db, slug);
  if (!company?.verified) throw new Problem('NOT_FOUND');
  await insertFollow(db, { candidateId, companyId: company.id, createdAt: now() });
  return { message: answerTexts.companyFollowed({ company: company.name }) };
}
