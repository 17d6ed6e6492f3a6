import type { Company } from '#contract/companies.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { findPictures, findPublicCompany } from './company-rows.store.ts';
import { companyView, NO_OPEN_JOBS } from './company-view.ts';
import { readOpenJobFacts } from './open-jobs.store.ts';

/**
 * Returns a company's page by its slug, verified or not.
 * @throws NOT_FOUND when there is none, it is hidden, or its account is blocked
 */
export async function getCompany({ db, now }: Pick<Deps, 'db' | 'now'>, slug: string): Promise<Company> {
  const row = await findPublicCompany(db, slug);
  if (!row) throw new Problem('NOT_FOUND');
  const [pictures, facts] = await Promise.all([
    findPictures(db, [row.id]),
    readOpenJobFacts(db, [row.id], dayInIndia(now())),
  ]);
  return companyView(row, pictures, facts.get(row.id) ?? NO_OPEN_JOBS);
}
