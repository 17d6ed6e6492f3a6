import type { CallOutput } from '#contract/api.ts';
import { ACCOUNT_STATUSES, APPLY_FOR } from '#contract/vocabularies.ts';
import { callWithTotal } from '#web/lib/api-client.ts';
import { countStatuses, type StatusCounts } from '#web/pages/admin/list/count-statuses.ts';
import { chosenIn, orderIn, pageIn, typedIn } from '#web/pages/admin/list/list-address.ts';

export type CandidateRow = CallOutput<'listCandidates'>[number];

export interface CandidateList {
  rows: readonly CandidateRow[];
  found: number;
  counts: StatusCounts;
}

const ORDERS = [
  'createdAt',
  '-createdAt',
  'firstName',
  '-firstName',
  'email',
  '-email',
  'phone',
  '-phone',
  'dob',
  '-dob',
  'applyFor',
  '-applyFor',
  'gender',
  '-gender',
] as const;

/** The candidates under the filters of the address, and how many there are in each status. */
export async function loadCandidates(search: URLSearchParams): Promise<CandidateList> {
  const [{ body, total }, counts] = await Promise.all([
    callWithTotal('listCandidates', {
      query: {
        name: typedIn(search, 'name'),
        applyFor: chosenIn(search, 'applyFor', APPLY_FOR),
        status: chosenIn(search, 'status', ACCOUNT_STATUSES),
        sort: orderIn(search, ORDERS),
        ...pageIn(search),
      },
    }),
    countStatuses('listCandidates'),
  ]);
  return { rows: body, found: total, counts };
}
