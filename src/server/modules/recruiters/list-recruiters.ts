import type { Recruiter, RecruiterQuery, RecruiterStats } from '#contract/recruiters.ts';
import { ROUTES } from '#contract/routes.ts';
import { dayInIndia, LIMITS } from '#contract/rules.ts';
import type { ACCOUNT_STATUSES } from '#contract/vocabularies.ts';
import type { Answer, Page } from '#server/answer.ts';
import { type AdminCaller, type Caller, isAdmin, isRecruiter } from '#server/caller.ts';
import { type Column, csvAnswer } from '#server/csv.ts';
import type { Deps } from '#server/deps.ts';
import { auditOwnAction } from '#server/modules/audit/public.ts';
import { statusTexts } from '#texts/components.ts';
import { cellTexts, recruiterColumnTexts as headings } from '#texts/exports.ts';
import { listRecruiterRows, type RecruiterRow } from './recruiter-rows.store.ts';
import { countAsked, countByCompany, countByStatus, countCompanies, countVerified } from './recruiter-stats.store.ts';
import { recruiterView } from './recruiter-view.ts';

/**
 * Lists the companies of active recruiters, with the caller's own row first and in full; for administrators everybody
 * in full.
 */
export async function listRecruiters(
  deps: Pick<Deps, 'db' | 'settings' | 'now'>,
  caller: Caller,
  query: RecruiterQuery,
): Promise<Page<Recruiter>> {
  const { limit: usual, most } = ROUTES.listRecruiters.paged;
  const limit = Math.min(query.limit ?? usual, most);
  const window = { limit, offset: (query.page - 1) * limit, today: dayInIndia(deps.now()) };
  if (isAdmin(caller)) {
    const { items, total } = await listRecruiterRows(deps.db, { sees: 'everybody' }, query, window);
    return { items: items.map((row) => recruiterView(deps, caller, row, 'admin')), total };
  }
  const self = isRecruiter(caller) ? caller.accountId : undefined;
  const viewer = { sees: 'companies', ...(self && { self }) } as const;
  const { items, total } = await listRecruiterRows(deps.db, viewer, query, window);
  return {
    items: items.map((row) => recruiterView(deps, caller, row, row.id === self ? 'self' : 'company')),
    total,
  };
}

/** As many companies as fit on a panel without scrolling. */
const COMPANIES = 12;

/** Counts over all recruiters. */
export async function countRecruiters({ db }: Pick<Deps, 'db'>): Promise<RecruiterStats> {
  const [groups, byCompany, companies, verification, asked] = await Promise.all([
    countByStatus(db),
    countByCompany(db, COMPANIES),
    countCompanies(db),
    countVerified(db),
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

const columnsInLanguage = (): readonly Column<RecruiterRow>[] => [
  [headings.userCode, (row) => row.userCode],
  [headings.firstName, (row) => row.firstName],
  [headings.lastName, (row) => row.lastName],
  [headings.email, (row) => row.email],
  [headings.phone, (row) => row.phone],
  [headings.company, (row) => row.companyName],
  [headings.verified, (row) => (row.companyVerified ? cellTexts.yes : cellTexts.no)],
  [headings.address, (row) => row.address],
  [headings.city, (row) => row.city],
  [headings.state, (row) => row.state],
  [headings.country, (row) => row.country],
  [headings.pincode, (row) => row.pincode],
  [headings.status, (row) => statusTexts[row.status]],
  [headings.jobs, (row) => row.jobs],
  [headings.joinedOn, (row) => dayInIndia(row.createdAt)],
  [headings.lastActive, (row) => row.lastActiveAt && dayInIndia(row.lastActiveAt)],
];

/**
 * Exports the matching recruiters as a table: the first `LIMITS.exportRows` of them. The export is recorded in the
 * audit log.
 */
export async function exportRecruiters(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: AdminCaller,
  query: RecruiterQuery,
): Promise<Answer<string>> {
  const window = { limit: LIMITS.exportRows, offset: 0, today: dayInIndia(now()) };
  const { items } = await listRecruiterRows(db, { sees: 'everybody' }, query, window);
  await auditOwnAction(db, caller, { action: 'recruiters_exported', to: String(items.length), at: now() });
  return csvAnswer(`recruiters-${dayInIndia(now())}.csv`, columnsInLanguage(), items);
}
