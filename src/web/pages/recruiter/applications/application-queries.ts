import type { Query } from '@tanstack/react-query';
import type { CallOutput } from '#contract/api.ts';
import { LIMITS } from '#contract/rules.ts';
import { APPLICATION_STAGES, type ApplicationStage } from '#contract/vocabularies.ts';
import { STAGE_QUERIES, type StageQuery, stageOf } from '#web/features/hiring/stage.ts';
import { callWithTotal } from '#web/lib/api-client.ts';
import type { CallOptions } from '#web/lib/calls.ts';
import { optionParam, pageIn, textParam } from '#web/lib/list-params.ts';
import { patchHeld } from '#web/lib/patch-held.ts';
import { load, queryClient, type Read, read } from '#web/lib/queries.ts';
import { daysIn, isBoard, listParams } from '#web/pages/recruiter/addresses.ts';
import { BOARD_COLUMNS } from '#web/pages/recruiter/applications/board-columns.ts';

/** Cards per board column: initially, and for each further step. */
export const COLUMN_SIZE = 20;

/** The server's maximum for a page of applications; beyond it the table must be used. */
export const MOST_CARDS = 1000;

/** Rows per page. */
export const PAGE_SIZE = 25;

export type Application = CallOutput<'listApplications'>[number];
export type ApplicationStats = CallOutput<'applicationStats'>;

const SORTS = ['answerBy', 'appliedAt', '-appliedAt', 'fullName', '-fullName', 'fit', '-fit', '-job'] as const;

/** Options of the match filter: minimum number of matching required skills. */
export const LEAST_MATCHED = ['1', '2', '3', '4', '5', '6', '8', '10'] as const;

/** The stage in the address; `interview_scheduled` is the old name for the interview stage. */
export const stageIn = (search: URLSearchParams): ApplicationStage | undefined =>
  search.get('status') === 'interview_scheduled' ? 'interview' : optionParam(search, 'status', APPLICATION_STAGES);

const queryOfStage = (stage: ApplicationStage | undefined): Partial<StageQuery> => (stage ? STAGE_QUERIES[stage] : {});

/** Minimum number of matching required skills, if the address asks for it. */
const matchedIn = (search: URLSearchParams): number | undefined => {
  const least = optionParam(search, 'matched', LEAST_MATCHED);
  return least && Number(least);
};

/** Applications whose promised answer is due soon or overdue. */
export const DUE = ['soon', 'overdue'] as const;

export const dueIn = (search: URLSearchParams) => optionParam(search, 'due', DUE);

/** Filters and sort order from the address. */
export const applicationQuery = (search: URLSearchParams) => ({
  name: textParam(search, 'name'),
  jobId: textParam(search, 'jobId'),
  jobTitle: textParam(search, 'jobTitle'),
  ...queryOfStage(stageIn(search)),
  matched: matchedIn(search),
  waiting: daysIn(search, 'waiting'),
  hired: daysIn(search, 'hired'),
  due: dueIn(search),
  sort: optionParam(search, 'sort', SORTS),
});

/** Stages in the same column share their statuses, and whether their candidates may have left. */
const joined = (stages: readonly ApplicationStage[]) => {
  const queries = stages.map(queryOfStage);
  return {
    status: queries[0]?.status,
    left: queries[0]?.left,
    outcome: queries.flatMap(({ outcome = [] }) => outcome),
  };
};

/** The first cards of a board column, as many as the address asks for. */
const columnQuery = ({ key, stages }: (typeof BOARD_COLUMNS)[number], search: URLSearchParams) => {
  const asked = Number(search.get(`shown-${key}`));
  const limit = Number.isInteger(asked) ? Math.min(Math.max(asked, COLUMN_SIZE), MOST_CARDS) : COLUMN_SIZE;
  return read('listApplications', { query: { ...applicationQuery(search), ...joined(stages), limit } });
};

const tableQuery = (search: URLSearchParams) =>
  read('listApplications', { query: { ...applicationQuery(search), page: pageIn(search), limit: PAGE_SIZE } });

/** The first applications of a list across its pages, up to the bulk limit. Stays as loaded, like the list. */
export const everyoneQuery = (search: URLSearchParams) => ({
  ...read('listApplications', { query: { ...applicationQuery(search), limit: LIMITS.atOnce } }),
  meta: { staysPut: true },
});

/**
 * Queries for what an address lists: one page of the table, or the board's columns in order. Changes made elsewhere do
 * not move rows: the page announces new ones instead.
 */
export const listQueries = (search: URLSearchParams) =>
  (isBoard(search) ? BOARD_COLUMNS.map((column) => columnQuery(column, search)) : [tableQuery(search)]).map(
    (query) => ({
      ...query,
      meta: { staysPut: true },
    }),
  );

/** Fetches the same lists in the background, without replacing what is displayed. */
export const readAside = (search: URLSearchParams) =>
  Promise.all(
    listQueries(search).map(({ queryKey: [, options] }) =>
      callWithTotal('listApplications', options as CallOptions<'listApplications'>, { byPage: true }),
    ),
  );

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the address names an application, and not just the `first` or `last` of a page. */
export const isId = (named: string): boolean => ID.test(named);

/** Whether the address lists all applications from the first page on, newest first. */
export const isWholeList = (search: string | URLSearchParams): boolean => listParams(search) === '?';

/** The page of the whole list, newest first, that has this application. */
export const pageOf = async (id: string): Promise<number> => {
  const { total } = await callWithTotal('listApplications', { query: { newerThan: id, limit: 1 } });
  return Math.floor(total / PAGE_SIZE) + 1;
};

/** Counts over all of the recruiter's applications, independent of filters and pages. */
export const STATS = read('applicationStats', {});

/** Counts over the applications that match the filters which stay when another status is chosen. */
export const countsQuery = (search: URLSearchParams) => {
  const { name, jobId, jobTitle, matched } = applicationQuery(search);
  const query = { name, jobId, jobTitle, matched };
  return Object.values(query).some((value) => value !== undefined) ? read('applicationStats', { query }) : STATS;
};

/** Maximum age of the counts while the list is filtered and paged. */
const FRESH_MS = 60_000;

export const loadStats = () => load(STATS, { freshFor: FRESH_MS });

export const loadCounts = (search: URLSearchParams) => load(countsQuery(search), { freshFor: FRESH_MS });

/** One application in full, with its notes and history. Reading it records that it was opened. */
export const wholeApplication = (id: string) => read('getApplication', { params: { id } });

/** All reasons for its match score. */
export const fitOf = (id: string) => read('applicationFit', { params: { id } });

/** The offers for an application, newest first. */
export const offersOf = (id: string) => read('listOffers', { query: { applicationId: [id] } });

type Whole = CallOutput<'getApplication'>;

/** Changes an application in every cached answer: in the lists and in full. */
export const patchApplication = (id: string, change: Partial<Whole> | ((held: Application) => Partial<Whole>)): void =>
  patchHeld<Application>(['listApplications', 'getApplication'], id, change);

/** Lists and counts that were being fetched during a change, and would show the old state. */
const interrupted = new Set<string>();

const interrupt = (name: 'listApplications' | 'applicationStats'): void => {
  // One that has not loaded yet is left alone, because its page waits for it.
  const reading = (query: Query): boolean => query.state.fetchStatus === 'fetching' && query.state.data !== undefined;
  const read = { queryKey: [name], predicate: reading };
  for (const { queryHash } of queryClient.getQueryCache().findAll(read)) interrupted.add(queryHash);
  void queryClient.cancelQueries(read);
};

/** Shows a change before lists are read again. Cancels pending reads of the application; `reread` repeats them. */
export function showChange(id: string, change: Partial<Whole>): void {
  void queryClient.cancelQueries({ queryKey: wholeApplication(id).queryKey });
  interrupt('listApplications');
  patchApplication(id, change);
}

/** Mutation key of optimistic changes. */
export const CHANGES = ['change applications'] as const;

/** Once no other change is pending, refetches the open application: its timeline, and the permitted actions. */
export const reread = (id: string): void => {
  // The change that has just been answered is still counted.
  if (queryClient.isMutating({ mutationKey: CHANGES }) > 1) return;
  void queryClient.invalidateQueries({ queryKey: wholeApplication(id).queryKey });
  const cutOff = new Set(interrupted);
  interrupted.clear();
  void queryClient.refetchQueries({ type: 'active', predicate: ({ queryHash }) => cutOff.has(queryHash) });
};

type Standing = Pick<Application, 'status' | 'outcome'>;

/**
 * Moves one application between statuses in the counts on screen; others, which may not contain it, are reread. Cancels
 * pending reads of them; `reread` repeats them.
 */
export function patchStats(from: Standing, to: Standing): void {
  interrupt('applicationStats');
  const counts = { queryKey: ['applicationStats'] };
  void queryClient.invalidateQueries({ ...counts, type: 'inactive', refetchType: 'none' });
  queryClient.setQueriesData<Read<'applicationStats'>>({ ...counts, type: 'active' }, (stats) => {
    if (!stats) return stats;
    const { byStatus, byStage } = stats.body;
    const body = {
      ...stats.body,
      byStatus: moved(byStatus, from.status, to.status),
      byStage: moved(byStage, stageOf(from), stageOf(to)),
    };
    return { ...stats, body };
  });
}

const moved = <Key extends string>(counts: Record<Key, number>, from: Key, to: Key): Record<Key, number> => {
  const left = { ...counts, [from]: counts[from] - 1 };
  return { ...left, [to]: left[to] + 1 };
};
