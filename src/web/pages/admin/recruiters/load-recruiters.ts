import type { CallOutput } from '#contract/api.ts';
import { sortOrders } from '#contract/rules.ts';
import { ACCOUNT_STATUSES } from '#contract/vocabularies.ts';
import { call, callWithTotal } from '#web/lib/api-client.ts';
import { type LoadResult, settle } from '#web/lib/settle.ts';
import { optionParam, orderIn, pageIn, textParam } from '#web/pages/admin/list/list-address.ts';

export type RecruiterRow = CallOutput<'listRecruiters'>[number];
export type RecruiterStats = CallOutput<'recruiterStats'>;

export interface RecruiterList {
  rows: readonly RecruiterRow[];
  found: number;
  /** The counts over all of them; the list stands without them too. */
  stats: LoadResult<RecruiterStats>;
}

const ORDERS = sortOrders(['createdAt', 'firstName', 'companyName', 'email', 'phone']);

/** Whether the address asks for verified companies, as `?verified=` says it. */
const VERIFIED = ['no', 'yes'] as const;

/** What the address asks for, as the list and its export send it. */
export function recruiterQuery(search: URLSearchParams) {
  const verified = optionParam(search, 'verified', VERIFIED);
  return {
    name: textParam(search, 'name'),
    companyName: textParam(search, 'companyName'),
    status: optionParam(search, 'status', ACCOUNT_STATUSES),
    verified: verified && verified === 'yes',
    sort: orderIn(search, ORDERS),
  };
}

/** The recruiters under the filters of the address, and the counts over all. */
export async function loadRecruiters(search: URLSearchParams): Promise<RecruiterList> {
  const [{ body, total }, stats] = await Promise.all([
    callWithTotal('listRecruiters', { query: { ...recruiterQuery(search), ...pageIn(search) } }),
    settle(call('recruiterStats', {})),
  ]);
  return { rows: body, found: total, stats };
}

export const recruiterName = ({ firstName, lastName }: RecruiterRow): string =>
  [firstName, lastName].filter(Boolean).join(' ');
