import type { CompanyCard, CompanyQuery } from '#contract/companies.ts';
import { ROUTES } from '#contract/routes.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { Page } from '#server/answer.ts';
import type { Deps } from '#server/deps.ts';
import { placesOfCompanies, wordsOfCompanies } from '#server/modules/hindi/public.ts';
import { listCompanyIds } from './company-lists.store.ts';
import { findCompanies } from './company-rows.store.ts';
import { cardView, NO_OPEN_JOBS } from './company-view.ts';
import { readOpenJobFacts } from './open-jobs.store.ts';

/** Returns one page of the verified companies, most open jobs first. */
export async function listCompanies(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  query: CompanyQuery,
): Promise<Page<CompanyCard>> {
  const { limit: usual, most } = ROUTES.listCompanies.paged;
  const limit = Math.min(query.limit ?? usual, most);
  const { items: ids, total } = await listCompanyIds(
    db,
    { ...query, q: query.q ? wordsOfCompanies(query.q) : [], place: query.place.flatMap(placesOfCompanies) },
    { limit, offset: (query.page - 1) * limit },
  );
  const [rows, facts] = await Promise.all([findCompanies(db, ids), readOpenJobFacts(db, ids, dayInIndia(now()))]);
  return { items: rows.map((row) => cardView(row, facts.get(row.id) ?? NO_OPEN_JOBS)), total };
}
