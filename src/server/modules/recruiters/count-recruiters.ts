import type { RecruiterStats } from '#contract/recruiters.ts';
import type { ACCOUNT_STATUSES } from '#contract/vocabularies.ts';
import type { Deps } from '#server/deps.ts';
import { LIVE_STATUSES } from '#server/modules/accounts/public.ts';
import { countAsked, countByCompany, countByStatus, countCompanies, countVerified } from './recruiter-stats.store.ts';

/** As many companies as fit on a panel without scrolling. */
const COMPANIES = 12;

/** Counts over all recruiters. */
export async function countRecruiters({ db }: Pick<Deps, 'db'>): Promise<RecruiterStats> {
  const [groups, byCompany, companies, verification, asked] = await Promise.all([
    countByStatus(db),
    countByCompany(db, COMPANIES),
    countCompanies(db),
    countVerified(db, LIVE_STATUSES),
    countAsked(db),
  ]);
  const inStatus = (status: (typeof ACCOUNT_STATUSES)[number]): number =>
    groups.find((group) => group.status === status)?.count ?? 0;
  return {
    total: groups.reduce((sum, group) => sum + group.count, 0),
    byStatus: {
      Active: inStatus('Active'),
      'Not Active': inStatus('Not Active'),
      Block: inStatus('Block'),
      'Black List': inStatus('Black List'),
    } satisfies Record<(typeof ACCOUNT_STATUSES)[number], number>,
    companies,
    byCompany,
    ...verification,
    asked,
  };
}
