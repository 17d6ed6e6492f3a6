import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { answerTexts } from '#texts/answers.ts';
import { findPublicCompany } from '../page/company-rows.store.ts';
import { deleteFollow } from './follows.store.ts';

/** Unfollows a company. The answer is the same for one that was never followed or does not exist. */
export async function unfollowCompany(
  { db }: Pick<Deps, 'db'>,
  { accountId }: CandidateCaller,
  slug: string,
): Promise<{ message: string }> {
  const company = await findPublicCompany(db, slug);
  if (company) await deleteFollow(db, accountId, company.id);
  return { message: answerTexts.companyUnfollowed };
}
