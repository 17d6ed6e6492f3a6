import type { CallOutput } from '#contract/api.ts';
import { sortOrders } from '#contract/rules.ts';
import { ACCOUNT_STATUSES } from '#contract/vocabularies.ts';
import { read } from '#web/lib/queries.ts';
import { optionParam, orderIn, pageIn, textParam } from '#web/pages/admin/list/list-address.ts';
import { STAYS_PUT } from '#web/pages/admin/list/use-new-in-queue.ts';

export type RecruiterRow = CallOutput<'listRecruiters'>[number];
export type RecruiterStats = CallOutput<'recruiterStats'>;

/** The calls that hold a recruiter. */
export const HELD = ['listRecruiters'] as const;

const ORDERS = sortOrders(['createdAt', 'firstName', 'companyName', 'email', 'phone']);

/** Whether the address asks for verified companies, or for those that ask to be, as `?verified=` says it. */
const VERIFIED = ['no', 'yes', 'asked'] as const;

/** What the address asks for, as the list and its export send it. */
export function recruiterQuery(search: URLSearchParams) {
  const verified = optionParam(search, 'verified', VERIFIED);
  return {
    who: textParam(search, 'name'),
    companyName: textParam(search, 'companyName'),
    status: optionParam(search, 'status', ACCOUNT_STATUSES),
    ...(verified === 'asked' ? { asked: true } : { verified: verified && verified === 'yes' }),
    sort: orderIn(search, ORDERS),
  };
}

/** The recruiters under the filters of the address. */
export const listQuery = (search: URLSearchParams) => ({
  ...read('listRecruiters', { query: { ...recruiterQuery(search), ...pageIn(search) } }),
  ...STAYS_PUT,
});

/** The counts over all of them. */
export const STATS = read('recruiterStats', {});

export const recruiterName = ({ firstName, lastName }: RecruiterRow): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** When an account came. */
export const joinedAt = ({ createdAt }: RecruiterRow): string => createdAt ?? '';
