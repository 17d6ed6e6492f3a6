import { redirect } from 'react-router';
import type { CallOutput } from '#contract/api.ts';
import { RECRUITER_JOB_STATUSES, SELECTABLE_APPLICATION_STATUSES } from '#contract/vocabularies.ts';
import { call, callWithTotal } from '#web/lib/api-client.ts';
import { type LoadResult, settle } from '#web/lib/settle.ts';
import { BOARD_COLUMNS, type ColumnKey } from '#web/pages/recruiter/applications/board-columns.ts';
import {
  isBoard,
  type ListTab,
  listParams,
  optionParam,
  pageIn,
  textParam,
  withParams,
} from '#web/pages/recruiter/dashboard-address.ts';
import { type Attention, loadAttention } from '#web/pages/recruiter/jobs/load-attention.ts';
import { loadCounts } from '#web/pages/recruiter/load-counts.ts';

/** Cards that a column of the board shows at first, and how many more each time. */
export const COLUMN_SIZE = 20;

/** Rows of a page. */
export const PAGE_SIZE = 25;

/** The server's own most for a page of applications; who looks for more than that in a column uses the table. */
export const MOST_CARDS = 1000;

export type Job = CallOutput<'listJobs'>[number];
export type Application = CallOutput<'listApplications'>[number];
export type ApplicationStats = CallOutput<'applicationStats'>;

export type JobStats = CallOutput<'jobStats'>;

export interface JobsTabData {
  tab: 'job-posted';
  rows: readonly Job[];
  total: number;
  /** Over all own jobs: how many there are, and what the filters offer. */
  stats: LoadResult<JobStats>;
  attention: Attention;
}

export type BoardCounts = Readonly<Record<ColumnKey, number>>;

export interface ApplicationsTabData {
  tab: 'applications';
  rows: readonly Application[];
  total: number;
  stats: LoadResult<ApplicationStats>;
  /** How many there are in each column, where the list is a board. */
  board?: BoardCounts;
}

export type TabData = JobsTabData | ApplicationsTabData;

/** The open tab's list, or why it could not be loaded; and when that was. */
export interface Dashboard {
  list: TabData | { tab: ListTab; failure: string };
  now: string;
}

const APPLICATION_SORTS = ['appliedAt', '-appliedAt', 'fullName', '-fullName'] as const;

/** Within so many days a job can be asked for that is about to close. */
export const CLOSING_DAYS = ['7', '14', '30'] as const;

async function loadJobs({ searchParams: search }: URL, signal: AbortSignal): Promise<TabData> {
  const status = optionParam(search, 'status', RECRUITER_JOB_STATUSES);
  const closing = optionParam(search, 'closing', CLOSING_DAYS);
  const [{ body, total }, stats, attention] = await Promise.all([
    callWithTotal(
      'listJobs',
      {
        query: {
          own: true,
          status,
          role: textParam(search, 'title'),
          industry: textParam(search, 'industry'),
          place: textParam(search, 'location'),
          closing: closing && Number(closing),
          // Whoever asks what closes wants the next one first.
          sort: closing ? 'deadline' : undefined,
          page: pageIn(search),
          limit: PAGE_SIZE,
        },
      },
      { signal },
    ),
    settle(call('jobStats', {}, { signal })),
    loadAttention(signal),
  ]);
  return { tab: 'job-posted', rows: body, total, stats, attention };
}

/** How many days the listed applications wait at least, where the address asks for that. */
export const waitingIn = (search: URLSearchParams): number | undefined => {
  const days = Number(search.get('waiting'));
  return Number.isInteger(days) && days >= 1 && days <= 365 ? days : undefined;
};

/** The filters and the order that an address asks for. */
export const applicationQuery = (search: URLSearchParams) => ({
  name: textParam(search, 'name'),
  jobId: textParam(search, 'jobId'),
  jobTitle: textParam(search, 'jobTitle'),
  status: optionParam(search, 'status', SELECTABLE_APPLICATION_STATUSES),
  waiting: waitingIn(search),
  sort: optionParam(search, 'sort', APPLICATION_SORTS),
});

/** A column shows its first cards, as many as the address says. */
async function loadColumn(
  { key, statuses }: (typeof BOARD_COLUMNS)[number],
  search: URLSearchParams,
  signal: AbortSignal,
) {
  const asked = Number(search.get(`shown-${key}`));
  const limit = Number.isInteger(asked) ? Math.min(Math.max(asked, COLUMN_SIZE), MOST_CARDS) : COLUMN_SIZE;
  const query = { ...applicationQuery(search), status: statuses, limit };
  return { key, ...(await callWithTotal('listApplications', { query }, { signal })) };
}

async function loadBoard(url: URL, signal: AbortSignal): Promise<TabData> {
  const [columns, stats] = await Promise.all([
    Promise.all(BOARD_COLUMNS.map((column) => loadColumn(column, url.searchParams, signal))),
    loadCounts(url.href),
  ]);
  const board = { pending: 0, accepted: 0, interview: 0, rejected: 0 };
  for (const { key, total } of columns) board[key] = total;
  const rows = columns.flatMap(({ body }) => body);
  const total = columns.reduce((sum, column) => sum + column.total, 0);
  return { tab: 'applications', rows, total, stats, board };
}

async function loadApplications(url: URL, signal: AbortSignal): Promise<TabData> {
  const { searchParams: search } = url;
  if (isBoard(search)) return loadBoard(url, signal);
  const [{ body, total }, stats] = await Promise.all([
    callWithTotal(
      'listApplications',
      {
        query: { ...applicationQuery(search), page: pageIn(search), limit: PAGE_SIZE },
      },
      { signal },
    ),
    loadCounts(url.href),
  ]);
  return { tab: 'applications', rows: body, total, stats };
}

const LOADERS = { 'job-posted': loadJobs, applications: loadApplications };

/** The open tab's list under the filters of the address. Whoever asks for a page behind the last is led to the last. */
export async function loadDashboard(request: Request, tab: ListTab): Promise<Dashboard> {
  const url = new URL(request.url);
  const list = await settle(LOADERS[tab](url, request.signal));
  const now = new Date().toISOString();
  if (!list.ok) return { list: { tab, failure: list.message }, now };
  const pages = Math.max(1, Math.ceil(list.data.total / PAGE_SIZE));
  if (pageIn(url.searchParams) > pages) {
    throw redirect(url.pathname + withParams(listParams(url.search), { page: pages > 1 ? String(pages) : '' }));
  }
  return { list: list.data, now };
}
