import type { CallOutput } from '#contract/api.ts';
import { ACCOUNT_STATUSES } from '#contract/vocabularies.ts';
import { callWithTotal } from '#web/lib/api-client.ts';
import { countStatuses, type StatusCounts } from '#web/pages/admin/list/count-statuses.ts';
import { chosenIn, orderIn, pageIn, typedIn } from '#web/pages/admin/list/list-address.ts';

export type RecruiterRow = CallOutput<'listRecruiters'>[number];

export interface RecruiterList {
  rows: readonly RecruiterRow[];
  found: number;
  counts: StatusCounts;
}

const ORDERS = [
  'createdAt',
  '-createdAt',
  'firstName',
  '-firstName',
  'companyName',
  '-companyName',
  'email',
  '-email',
] as const;

/** The recruiters under the filters of the address, and how many there are in each status. */
export async function loadRecruiters(search: URLSearchParams): Promise<RecruiterList> {
  const [{ body, total }, counts] = await Promise.all([
    callWithTotal('listRecruiters', {
      query: {
        name: typedIn(search, 'name'),
        companyName: typedIn(search, 'companyName'),
        status: chosenIn(search, 'status', ACCOUNT_STATUSES),
        sort: orderIn(search, ORDERS),
        ...pageIn(search),
      },
    }),
    countStatuses('listRecruiters'),
  ]);
  return { rows: body, found: total, counts };
}
