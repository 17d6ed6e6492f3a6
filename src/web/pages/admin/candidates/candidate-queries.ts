import type { CallOutput } from '#contract/api.ts';
import { sortOrders } from '#contract/rules.ts';
import { ACCOUNT_STATUSES, APPLY_FOR } from '#contract/vocabularies.ts';
import { read } from '#web/lib/queries.ts';
import { optionParam, orderIn, pageIn, textParam } from '#web/pages/admin/list/list-address.ts';

export type CandidateRow = CallOutput<'listCandidates'>[number];

export type CandidateWhole = CallOutput<'getCandidate'>;

/** The calls that hold a candidate. */
export const HELD = ['listCandidates', 'getCandidate'] as const;

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
  who: textParam(search, 'name'),
  applyFor: optionParam(search, 'applyFor', APPLY_FOR),
  status: optionParam(search, 'status', ACCOUNT_STATUSES),
  sort: orderIn(search, ORDERS),
});

/** The candidates under the filters of the address. */
export const listQuery = (search: URLSearchParams) =>
  read('listCandidates', { query: { ...candidateQuery(search), ...pageIn(search) } });

/** How many there are in each status. */
export const STATS = read('candidateStats', {});

export const wholeCandidate = (id: string) => read('getCandidate', { params: { id } });

/** So many of the newest stand on a candidate's page. */
const NEWEST = 20;

export const applicationsOf = (id: string) => read('listApplications', { query: { candidateId: id, limit: NEWEST } });

/** What the office did to the account of this code. */
export const historyOf = (code: string) => read('listAuditLog', { query: { kind: 'candidate', code, limit: NEWEST } });
