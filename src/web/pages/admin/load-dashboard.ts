import type { CallOutput } from '#contract/api.ts';
import {
  ACCOUNT_STATUSES,
  type AccountStatus,
  APPLY_FOR,
  EMPLOYMENT_TYPES,
  JOB_STATUSES,
} from '#contract/vocabularies.ts';
import { CallFailed, call, callWithTotal } from '#web/lib/api-client.ts';
import { assertSignedIn, loadPart } from '#web/lib/load-part.ts';
import { orderIn, type Tab, tabIn } from '#web/pages/admin/dashboard-address.ts';
import { adminWords } from '#web/words/en/admin.ts';

export const PAGE_SIZE = 20;

export type CandidateRow = CallOutput<'listCandidates'>[number];
export type RecruiterRow = CallOutput<'listRecruiters'>[number];
export type JobRow = CallOutput<'listJobs'>[number];

export type StatusCounts = Readonly<Record<AccountStatus, number>>;

export type TabData =
  | { tab: 'candidates'; rows: CandidateRow[]; found: number; counts: StatusCounts }
  | { tab: 'recruiters'; rows: RecruiterRow[]; found: number; counts: StatusCounts }
  | { tab: 'jobs'; rows: JobRow[]; found: number };

export interface Dashboard {
  totals: Readonly<Record<Tab, number>>;
  /** The list, or why it could not be loaded. */
  list: TabData | { tab: Tab; failure: string };
}

const CANDIDATE_ORDERS = [
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
const RECRUITER_ORDERS = [
  'createdAt',
  '-createdAt',
  'firstName',
  '-firstName',
  'companyName',
  '-companyName',
  'email',
  '-email',
] as const;
const JOB_ORDERS = [
  'createdAt',
  '-createdAt',
  'title',
  '-title',
  'companyName',
  '-companyName',
  'jobStatus',
  '-jobStatus',
] as const;

const chosen = <T extends string>(search: URLSearchParams, name: string, list: readonly T[]): T | undefined =>
  list.find((value) => value === search.get(name));

const typed = (search: URLSearchParams, name: string): string | undefined => search.get(name)?.trim() || undefined;

const pageOf = (search: URLSearchParams) => {
  const page = Number(search.get('page'));
  return { page: Number.isInteger(page) && page > 0 ? page : 1, limit: PAGE_SIZE };
};

async function countStatuses(name: 'listCandidates' | 'listRecruiters'): Promise<StatusCounts> {
  const counts = await Promise.all(
    ACCOUNT_STATUSES.map(
      async (status) => [status, (await callWithTotal(name, { query: { status, limit: 1 } })).total] as const,
    ),
  );
  // Object.fromEntries forgets that every status is among the keys.
  return Object.fromEntries(counts) as Record<AccountStatus, number>;
}

async function loadCandidates(search: URLSearchParams): Promise<TabData> {
  const [{ body, total }, counts] = await Promise.all([
    callWithTotal('listCandidates', {
      query: {
        name: typed(search, 'name'),
        applyFor: chosen(search, 'applyFor', APPLY_FOR),
        status: chosen(search, 'status', ACCOUNT_STATUSES),
        sort: orderIn(search, CANDIDATE_ORDERS),
        ...pageOf(search),
      },
    }),
    countStatuses('listCandidates'),
  ]);
  return { tab: 'candidates', rows: body, found: total, counts };
}

async function loadRecruiters(search: URLSearchParams): Promise<TabData> {
  const [{ body, total }, counts] = await Promise.all([
    callWithTotal('listRecruiters', {
      query: {
        name: typed(search, 'name'),
        companyName: typed(search, 'companyName'),
        status: chosen(search, 'status', ACCOUNT_STATUSES),
        sort: orderIn(search, RECRUITER_ORDERS),
        ...pageOf(search),
      },
    }),
    countStatuses('listRecruiters'),
  ]);
  return { tab: 'recruiters', rows: body, found: total, counts };
}

async function loadJobs(search: URLSearchParams): Promise<TabData> {
  const { body, total } = await callWithTotal('listJobs', {
    query: {
      title: typed(search, 'title'),
      companyName: typed(search, 'companyName'),
      location: typed(search, 'location'),
      industry: typed(search, 'industry'),
      employmentType: chosen(search, 'employmentType', EMPLOYMENT_TYPES),
      status: chosen(search, 'status', JOB_STATUSES),
      sort: orderIn(search, JOB_ORDERS),
      ...pageOf(search),
    },
  });
  return { tab: 'jobs', rows: body, found: total };
}

const LOADERS = { candidates: loadCandidates, recruiters: loadRecruiters, jobs: loadJobs };

const totalOf = async (name: 'listCandidates' | 'listRecruiters' | 'listJobs'): Promise<number> =>
  (await callWithTotal(name, { query: { limit: 1 } })).total;

/** The open tab's list under the filters of the address, and how many there are in every tab. */
export async function loadDashboard(request: Request): Promise<Dashboard> {
  const url = new URL(request.url);
  const tab = tabIn(url.searchParams);
  const none = () => 0;
  const [account, candidates, recruiters, jobs, list] = await Promise.all([
    loadPart(call('getAccount', {})),
    totalOf('listCandidates').catch(none),
    totalOf('listRecruiters').catch(none),
    totalOf('listJobs').catch(none),
    LOADERS[tab](url.searchParams).catch((failure: unknown) => ({
      tab,
      failure: failure instanceof CallFailed ? failure.message : adminWords.area.loadFailed,
    })),
  ]);
  // These lists answer visitors too, with what is public: so the account tells whether the session still lives.
  assertSignedIn(account, request, 'admin');
  return { totals: { candidates, recruiters, jobs }, list };
}
