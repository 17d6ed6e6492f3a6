import type { CallOutput } from '#contract/api.ts';
import { sortOrders } from '#contract/rules.ts';
import { ACCOUNT_STATUSES, APPLY_FOR } from '#contract/vocabularies.ts';
import { call, callWithTotal } from '#web/lib/api-client.ts';
import { optionParam, orderIn, pageIn, textParam } from '#web/pages/admin/list/list-address.ts';
import type { StatusCounts } from '#web/pages/admin/list/status-counts.ts';

export type CandidateRow = CallOutput<'listCandidates'>[number];

export interface CandidateList {
  rows: readonly CandidateRow[];
  found: number;
  counts: StatusCounts;
}

const ORDERS = sortOrders([
  'createdAt',
  'firstName',
  'userCode',
  'email',
  'phone',
  'gender',
  'dob',
  'applyFor',
  'experience',
  'location',
  'resume',
]);

/** What the filters and the order of the address ask of the list. */
export const candidateQuery = (search: URLSearchParams) => ({
  name: textParam(search, 'name'),
  applyFor: optionParam(search, 'applyFor', APPLY_FOR),
  status: optionParam(search, 'status', ACCOUNT_STATUSES),
  sort: orderIn(search, ORDERS),
});

/** The candidates under the filters of the address, and how many there are in each status. */
export async function loadCandidates(search: URLSearchParams): Promise<CandidateList> {
  const [{ body, total }, stats] = await Promise.all([
    callWithTotal('listCandidates', { query: { ...candidateQuery(search), ...pageIn(search) } }),
    call('candidateStats', {}),
  ]);
  return { rows: body, found: total, counts: stats.byStatus };
}
