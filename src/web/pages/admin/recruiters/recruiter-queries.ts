import type { CallOutput } from '#contract/api.ts';
import { sortOrders } from '#contract/rules.ts';
import { ACCOUNT_STATUSES } from '#contract/vocabularies.ts';
import { optionParam, textParam } from '#web/lib/list-params.ts';
import { read } from '#web/lib/queries.ts';
import { orderIn, windowIn } from '#web/pages/admin/list/list-address.ts';
import { STAYS_PUT } from '#web/pages/admin/list/use-new-in-queue.ts';

export type RecruiterRow = CallOutput<'listRecruiters'>[number];
export type RecruiterStats = CallOutput<'recruiterStats'>;

/** Calls whose cached answers contain recruiters. */
export const HELD = ['listRecruiters'] as const;

const ORDERS = sortOrders(['createdAt', 'firstName', 'companyName', 'email', 'phone']);

/** The values of `?verified=`: not verified, also only with open jobs, verified, or verification requested. */
const VERIFIED = ['no', 'open', 'yes', 'asked'] as const;

/** Query parameters from the address, for the list and its export. */
export function recruiterQuery(search: URLSearchParams) {
  const verified = optionParam(search, 'verified', VERIFIED);
  return {
    who: textParam(search, 'name'),
    companyName: textParam(search, 'companyName'),
    status: optionParam(search, 'status', ACCOUNT_STATUSES),
    ...(verified === 'asked' ? { asked: true } : { verified: verified && verified === 'yes' }),
    ...(verified === 'open' && { openJobs: true }),
    sort: orderIn(search, ORDERS),
  };
}

/** The recruiters that match the filters in the address. */
export const listQuery = (search: URLSearchParams) => ({
  ...read('listRecruiters', { query: { ...recruiterQuery(search), ...windowIn(search) } }),
  ...STAYS_PUT,
});

export const oneRecruiter = (id: string) => read('getRecruiter', { params: { id } });

/** Counts over all recruiters. */
export const STATS = read('recruiterStats', {});

export const recruiterName = ({ firstName, lastName }: RecruiterRow): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** When an account was created. */
export const joinedAt = ({ createdAt }: RecruiterRow): string => createdAt ?? '';
