import type { Query } from '@tanstack/react-query';
import type { CallOutput } from '#contract/api.ts';
import { LIMITS } from '#contract/rules.ts';
import {
  APPLICATION_STAGES,
  type ApplicationOutcome,
  type ApplicationStage,
  type ApplicationStatus,
} from '#contract/vocabularies.ts';
import { STAGE_QUERIES, stageOf } from '#web/features/hiring/stage.ts';
import { callWithTotal } from '#web/lib/api-client.ts';
import type { CallOptions } from '#web/lib/calls.ts';
import { patchHeld } from '#web/lib/patch-held.ts';
import { load, queryClient, read } from '#web/lib/queries.ts';
import { isBoard, optionParam, pageIn, textParam, waitingIn } from '#web/pages/recruiter/addresses.ts';
import { BOARD_COLUMNS } from '#web/pages/recruiter/applications/board-columns.ts';

/** Cards that a column of the board shows at first, and how many more each time. */
export const COLUMN_SIZE = 20;

/** The server's own most for a page of applications; who looks for more than that in a column uses the table. */
export const MOST_CARDS = 1000;

/** Rows of a page. */
export const PAGE_SIZE = 25;

export type Application = CallOutput<'listApplications'>[number];
export type ApplicationStats = CallOutput<'applicationStats'>;

const SORTS = ['answerBy', 'appliedAt', '-appliedAt', 'fullName', '-fullName', 'fit', '-fit', '-job'] as const;

/** What the filter by fit offers: so many of the asked skills at least. */
export const LEAST_MATCHED = ['1', '2', '3', '4', '5', '6', '8', '10'] as const;

/** The stage that an address lists; `interview_scheduled` is how addresses used to name the interviews. */
export const stageIn = (search: URLSearchParams): ApplicationStage | undefined =>
  search.get('status') === 'interview_scheduled' ? 'interview' : optionParam(search, 'status', APPLICATION_STAGES);

const queryOfStage = (
  stage: ApplicationStage | undefined,
): { status?: ApplicationStatus[]; outcome?: ApplicationOutcome[] } => (stage ? STAGE_QUERIES[stage] : {});

/** How many of the asked skills match at least, where the address asks for that. */
const matchedIn = (search: URLSearchParams): number | undefined => {
  const least = optionParam(search, 'matched', LEAST_MATCHED);
  return least && Number(least);
};

/** Those whose promised day is near, or over. */
export const DUE = ['soon', 'overdue'] as const;

export const dueIn = (search: URLSearchParams) => optionParam(search, 'due', DUE);

/** The filters and the order that an address asks for. */
export const applicationQuery = (search: URLSearchParams) => ({
  name: textParam(search, 'name'),
  jobId: textParam(search, 'jobId'),
  jobTitle: textParam(search, 'jobTitle'),
  ...queryOfStage(stageIn(search)),
  matched: matchedIn(search),
  waiting: waitingIn(search),
  due: dueIn(search),
  sort: optionParam(search, 'sort', SORTS),
});

/** Stages that stand in one column share their statuses. */
const joined = (stages: readonly ApplicationStage[]) => {
  const queries = stages.map(queryOfStage);
  return { status: queries[0]?.status, outcome: queries.flatMap(({ outcome = [] }) => outcome) };
};

/** A column of the board shows its first cards, as many as the address says. */
const columnQuery = ({ key, stages }: (typeof BOARD_COLUMNS)[number], search: URLSearchParams) => {
  const asked = Number(search.get(`shown-${key}`));
  const limit = Number.isInteger(asked) ? Math.min(Math.max(asked, COLUMN_SIZE), MOST_CARDS) : COLUMN_SIZE;
  return read('listApplications', { query: { ...applicationQuery(search), ...joined(stages), limit } });
};

const tableQuery = (search: URLSearchParams) =>
  read('listApplications', { query: { ...applicationQuery(search), page: pageIn(search), limit: PAGE_SIZE } });

/** The first of a list, on whatever page, as many as one answer reaches. It moves as the list does. */
export const everyoneQuery = (search: URLSearchParams) => ({
  ...read('listApplications', { query: { ...applicationQuery(search), limit: LIMITS.atOnce } }),
  meta: { staysPut: true },
});

/**
 * What an address lists: one page of a table, or the columns of the board in their order. What changes elsewhere moves no
 * row of it by itself: the page says what has come.
 */
export const listQueries = (search: URLSearchParams) =>
  (isBoard(search) ? BOARD_COLUMNS.map((column) => columnQuery(column, search)) : [tableQuery(search)]).map(
    (query) => ({
      ...query,
      meta: { staysPut: true },
    }),
  );

/** Reads the same beside what is on screen, by nobody's wish. */
export const readAside = (search: URLSearchParams) =>
  Promise.all(
    listQueries(search).map(({ queryKey: [, options] }) =>
      callWithTotal('listApplications', options as CallOptions<'listApplications'>, { byPage: true }),
    ),
  );

/** Counts over all own applications: the same under every filter and on every page. */
export const STATS = read('applicationStats', {});

/** No counter is older than this, however the list is filtered and paged. */
const FRESH_MS = 60_000;

export const loadStats = () => load(STATS, { freshFor: FRESH_MS });

/** One application whole, with its notes and what happened to it. Reading it records that it was opened. */
export const wholeApplication = (id: string) => read('getApplication', { params: { id } });

/** All reasons of its fit. */
export const fitOf = (id: string) => read('applicationFit', { params: { id } });

/** What was offered for an application, newest first. */
export const offersOf = (id: string) => read('listOffers', { query: { applicationId: [id] } });

type Whole = CallOutput<'getApplication'>;

/** Changes an application wherever it is held: in the lists, and whole. */
export const patchApplication = (id: string, change: Partial<Whole> | ((held: Application) => Partial<Whole>)): void =>
  patchHeld<Application>(['listApplications', 'getApplication'], id, change);

/** Lists that were being read when a change was shown: they would show how it was before. */
const interrupted = new Set<string>();

/** Shows a change before its answer. What is being read of it is cut off, and asked for once more by `reread`. */
export function showChange(id: string, change: Partial<Whole>): void {
  void queryClient.cancelQueries({ queryKey: wholeApplication(id).queryKey });
  // A list that has not come yet is left alone: its page waits for it.
  const reading = (query: Query): boolean => query.state.fetchStatus === 'fetching' && query.state.data !== undefined;
  for (const { queryHash } of queryClient
    .getQueryCache()
    .findAll({ queryKey: ['listApplications'], predicate: reading }))
    interrupted.add(queryHash);
  void queryClient.cancelQueries({ queryKey: ['listApplications'], predicate: reading });
  patchApplication(id, change);
}

/** Marks the mutations that show a change before its answer. */
export const CHANGES = ['change applications'] as const;

/** Once no other change waits, reads an application anew where it is open: its timeline, and what may be done with it. */
export const reread = (id: string): void => {
  // The change that has just been answered still counts.
  if (queryClient.isMutating({ mutationKey: CHANGES }) > 1) return;
  void queryClient.invalidateQueries({ queryKey: wholeApplication(id).queryKey });
  const cutOff = new Set(interrupted);
  interrupted.clear();
  void queryClient.refetchQueries({ type: 'active', predicate: ({ queryHash }) => cutOff.has(queryHash) });
};

type Standing = Pick<Application, 'status' | 'outcome'>;

/** Moves one application from one state to another in the counts. */
export function patchStats(from: Standing, to: Standing): void {
  queryClient.setQueryData(STATS.queryKey, (stats) => {
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
