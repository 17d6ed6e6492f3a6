import type { CallOutput } from '#contract/api.ts';
import { sortOrders } from '#contract/rules.ts';
import { ACCOUNT_STATUSES, type AccountStatus, APPLY_FOR } from '#contract/vocabularies.ts';
import { adminTexts } from '#texts/admin.ts';
import { call } from '#web/lib/api-client.ts';
import { optionParam, textParam } from '#web/lib/list-params.ts';
import { read } from '#web/lib/queries.ts';
import { orderIn, windowIn } from '#web/pages/admin/list/list-address.ts';
import type { StatusSaving } from '#web/pages/admin/list/use-status-change.ts';

export type CandidateRow = CallOutput<'listCandidates'>[number];

export type CandidateWhole = CallOutput<'getCandidate'>;

/** Calls whose cached answers contain candidates. */
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

/** List filters and sort order from the address. */
export const candidateQuery = (search: URLSearchParams) => ({
  who: textParam(search, 'name'),
  applyFor: optionParam(search, 'applyFor', APPLY_FOR),
  status: optionParam(search, 'status', ACCOUNT_STATUSES),
  sort: orderIn(search, ORDERS),
});

/** The candidates that match the filters in the address. */
export const listQuery = (search: URLSearchParams) =>
  read('listCandidates', { query: { ...candidateQuery(search), ...windowIn(search) } });

/** Number of candidates in each status. */
export const STATS = read('candidateStats', {});

export const wholeCandidate = (id: string) => read('getCandidate', { params: { id } });

/** How many of the newest entries a candidate's page shows. */
const NEWEST = 20;

export const applicationsOf = (id: string) => read('listApplications', { query: { candidateId: id, limit: NEWEST } });

/** Audit log entries for the account with this code. */
export const historyOf = (code: string) => read('listAuditLog', { query: { kind: 'candidate', code, limit: NEWEST } });

/** Changes the status of one candidate. */
export const candidateStatusSaving: StatusSaving<AccountStatus> = {
  held: HELD,
  shownAs: (userStatus) => ({ userStatus }),
  save: ({ id, status }, reason, version) =>
    call('setCandidateStatus', { params: { id }, version, body: { userStatus: status, reason } }),
  done: adminTexts.statusChange.done,
  failed: adminTexts.statusChange.failed,
};
