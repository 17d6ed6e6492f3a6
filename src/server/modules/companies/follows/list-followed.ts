import type { CompanyCard, FollowedQuery } from '#contract/companies.ts';
import { ROUTES } from '#contract/routes.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { Page } from '#server/answer.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { findCompanies } from '../page/company-rows.store.ts';
import { cardView, NO_OPEN_JOBS } from '../page/company-view.ts';
import { readOpenJobFacts } from '../page/open-jobs.store.ts';
import { findFollowed } from './follows.store.ts';

/** Returns one page of the verified companies that the candidate follows, last followed first. */
export async function listFollowed(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { accountId }: CandidateCaller,
  query: FollowedQuery,
): Promise<Page<CompanyCard>> {
  const { limit: usual, most } = ROUTES.listFollowed.paged;
  const limit = Math.min(query.limit ?? usual, most);
  const { items: ids, total } = await findFollowed(db, accountId, {
    only: query.company,
    limit,
    offset: (query.page - 1) * limit,
  });
  const [rows, facts] = await Promise.all([findCompanies(db, ids), readOpenJobFacts(db, ids, dayInIndia(now()))]);
  return { items: rows.map((row) => cardView(row, facts.get(row.id) ?? NO_OPEN_JOBS)), total };
}
