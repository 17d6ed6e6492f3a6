import type { CompanyJobQuery } from '#contract/companies.ts';
import type { Job } from '#contract/jobs.ts';
import { ROUTES } from '#contract/routes.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { Page } from '#server/answer.ts';
import type { Deps } from '#server/deps.ts';
import { getPublicCompany } from '#server/modules/companies/public.ts';
import { listOwnOpenJobs } from './company-jobs.store.ts';
import { jobView } from './job-view.ts';

/**
 * Returns one page of a company's own open jobs, newest first, without those that its recruiter posts for other
 * companies.
 * @throws NOT_FOUND when there is no such company
 */
export const listCompanyJobs = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  slug: string,
  query: CompanyJobQuery,
): Promise<Page<Job>> => {
  const { limit: usual, most } = ROUTES.listCompanyJobs.paged;
  const { id: companyId } = await getPublicCompany(db, slug);
  const instant = now();
  const { items, total } = await listOwnOpenJobs(db, companyId, {
    query,
    limit: Math.min(query.limit ?? usual, most),
    clock: { now: instant, today: dayInIndia(instant) },
  });
  return { items: items.map((row) => jobView(row, 'public')), total };
};
