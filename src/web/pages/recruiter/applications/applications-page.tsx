import { useQueries } from '@tanstack/react-query';
import { redirect, useLocation, useNavigate, useNavigation } from 'react-router';
import { withoutLanguage } from '#contract/languages.ts';
import { APPLICATION_STAGES, type ApplicationStage } from '#contract/vocabularies.ts';
import { newRowsTexts } from '#texts/new-rows.ts';
import { listTexts, stageTexts, applicationTexts as texts } from '#texts/recruiter.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { NewRowsBar } from '#web/components/new-rows-bar.tsx';
import { openedPart } from '#web/components/opened-part.tsx';
import { Tabs } from '#web/components/tabs.tsx';
import { requireSession } from '#web/lib/guard.ts';
import { pageIn, withParams } from '#web/lib/list-params.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { load, useRead } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { isBoard, JOBS, listParams, openedIn } from '#web/pages/recruiter/addresses.ts';
import { ApplicationDialogs } from '#web/pages/recruiter/applications/application-dialogs.tsx';
import { ApplicationFilterBar } from '#web/pages/recruiter/applications/application-filter-bar.tsx';
import {
  type Application,
  type ApplicationStats,
  countsQuery,
  DUE,
  dueIn,
  isId,
  isWholeList,
  listQueries,
  loadCounts,
  loadStats,
  PAGE_SIZE,
  pageOf,
  STATS,
  stageIn,
} from '#web/pages/recruiter/applications/application-queries.ts';
import { ApplicationTable } from '#web/pages/recruiter/applications/application-table.tsx';
import { BulkBar } from '#web/pages/recruiter/applications/bulk-bar.tsx';
import { KeyHints } from '#web/pages/recruiter/applications/key-hints.tsx';
import { OpenApplication } from '#web/pages/recruiter/applications/open-application.tsx';
import {
  type ApplicationActions,
  useApplicationActions,
} from '#web/pages/recruiter/applications/use-application-actions.ts';
import { useNewApplications } from '#web/pages/recruiter/applications/use-new-applications.ts';
import { useOpenByKey } from '#web/pages/recruiter/applications/use-open-by-key.ts';
import { type Selected, useSelected } from '#web/pages/recruiter/applications/use-selected.ts';
import { ListFoot } from '#web/pages/recruiter/list-foot.tsx';
import { useWide } from '#web/pages/recruiter/use-wide.ts';
import type { Route } from './+types/applications-page';

/** Loaded only for those who choose the board. */
const loadBoard = () => import('#web/pages/recruiter/applications/application-board.tsx');
const ApplicationBoard = openedPart(async () => (await loadBoard()).ApplicationBoard);

const FILTERS = ['name', 'jobId', 'jobTitle', 'status', 'due', 'matched'] as const;

/** Counted even at zero. */
const ALWAYS_COUNTED: readonly ApplicationStage[] = ['pending', 'accepted', 'interview'];

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

/**
 * The list with the filters in the address. A page past the end redirects to the last one, and an application opened
 * without a list, such as from an email, to its page.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request, 'recruiter');
  const { pathname, searchParams: search } = new URL(request.url);
  const [list] = await Promise.all([
    settle(Promise.all(listQueries(search).map((query) => load(query)))),
    settle(loadStats()),
    settle(loadCounts(search)),
    // If it cannot be loaded, the list says so.
    isBoard(search) ? loadBoard().catch(() => undefined) : undefined,
  ]);
  const pages = list.ok && !isBoard(search) ? Math.max(1, Math.ceil((list.data[0]?.total ?? 0) / PAGE_SIZE)) : Infinity;
  if (pageIn(search) > pages) {
    throw redirect(
      withoutLanguage(pathname) + withParams(listParams(search), { page: pages > 1 ? String(pages) : '' }),
    );
  }
  const opened = search.get('application');
  const rows = list.ok ? list.data[0]?.body : undefined;
  if (opened && isId(opened) && isWholeList(search) && rows && !rows.some(({ _id }) => _id === opened)) {
    const page = await settle(pageOf(opened));
    if (page.ok && page.data > 1) {
      throw redirect(withoutLanguage(pathname) + withParams(search, { page: String(page.data) }));
    }
  }
  return { now: new Date().toISOString() };
}

export { revalidateUnlessOpened as shouldRevalidate } from '#web/pages/recruiter/addresses.ts';

/**
 * All Applications: counts, filters, the list, and the open application beside it or, in a narrow window, in its place.
 */
export default function ApplicationsPage({ loaderData: { now } }: Route.ComponentProps) {
  const { search } = useLocation();
  const { location: ahead } = useNavigation();
  const list = useList(search);
  const { actions, asked, dismiss, confirm } = useApplicationActions();
  const wide = useWide();
  // Kept here because the list unmounts when an application is open in a narrow window: the selection survives.
  const selection = useSelected(search, 'failure' in list ? [] : list.rows);
  const openId = openedIn(search, 'application');
  const openingByKey = useOpenByKey('failure' in list || openId !== undefined ? undefined : list.rows[0]?._id, search);
  if ('failure' in list) {
    return (
      <main className="main-wide">
        <LoadFailed title={texts.failed} message={list.failure} />
      </main>
    );
  }
  const loading = ahead?.pathname.endsWith('/applications') === true && listParams(ahead.search) !== listParams(search);
  const view = <ApplicationList {...{ list, actions, selection, openId, loading, now }} />;
  const open =
    openId === undefined ? null : (
      <OpenApplication id={openId} isAsking={asked !== undefined} {...{ list, actions, openingByKey, now }} />
    );
  return (
    <>
      {/* One tree for every width: a dialog over the list survives rotating a phone. */}
      <div className={open && wide ? 'split' : undefined}>
        <main className={open && !wide ? undefined : classNames('main-wide stack min-w-0 gap-5', open && 'px-4')}>
          {open && !wide ? open : view}
        </main>
        {open && wide ? open : null}
      </div>
      {asked ? (
        <ApplicationDialogs
          asked={asked}
          onConfirm={confirm}
          onAskCancel={(application) => actions.ask(application, 'cancel interview')}
          onClose={dismiss}
        />
      ) : null}
    </>
  );
}

/** The list that the address gives. */
export interface ListedApplications {
  rows: readonly Application[];
  total: number;
  /** The board's columns in order; absent for a table, which continues on further pages. */
  columns?: readonly { rows: readonly Application[]; total: number }[];
  /** Part of it is being refetched. */
  isLoading: boolean;
}

function useList(search: string): ListedApplications | { failure: string } {
  const params = new URLSearchParams(search);
  const results = useQueries({ queries: listQueries(params) });
  const columns = results.map(({ data }) => ({ rows: data?.body ?? [], total: data?.total ?? 0 }));
  const failed = results.find(({ data, error }) => error !== null && data === undefined);
  if (failed?.error) return { failure: failed.error.message };
  const rows = columns.flatMap((column) => column.rows);
  const total = columns.reduce((sum, column) => sum + column.total, 0);
  const isLoading = results.some(({ isFetching }) => isFetching);
  return isBoard(params) ? { rows, total: rows.length, columns, isLoading } : { rows, total, isLoading };
}

interface ApplicationListProps {
  list: ListedApplications;
  actions: ApplicationActions;
  selection: Selected;
  loading: boolean;
  openId: string | undefined;
  now: string;
}

function ApplicationList({ list, actions, selection, loading, openId, now }: ApplicationListProps) {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const navigate = useNavigate();
  const stats = useRead(STATS);
  const counts = useRead(countsQuery(params));
  const { rows, columns } = list;
  const added = useNewApplications(listParams(search));
  const filters = columns ? FILTERS.filter((name) => name !== 'status' && name !== 'due') : FILTERS;
  const filtered = ['waiting', 'hired', ...filters].some((name) => params.has(name));
  const total = columns ? columns.reduce((sum, column) => sum + column.total, 0) : list.total;
  if (total === 0 && !filtered) {
    return (
      <>
        {counts.ok ? <ApplicationCounts stats={counts.data.body} board={columns !== undefined} /> : null}
        <EmptyState
          title={texts.empty}
          level={2}
          picture="students"
          action={<ButtonLink to={JOBS}>{listTexts.toJobs}</ButtonLink>}
        >
          {texts.emptyHelp}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      {counts.ok ? <ApplicationCounts stats={counts.data.body} board={columns !== undefined} /> : null}
      <ApplicationFilterBar
        names={filters}
        jobs={stats.ok ? stats.data.body.byJob : []}
        tight={openId !== undefined}
        board={columns !== undefined}
      />
      <NewRowsBar count={added.count} label={newRowsTexts.applications({ count: added.count })} onShow={added.show} />
      <div
        data-list
        tabIndex={-1}
        className={classNames('stack gap-4', loading && 'opacity-60 transition-opacity delay-150')}
        aria-busy={loading}
      >
        {columns && (total > 0 || !filtered) ? (
          <ApplicationBoard
            {...{ columns, actions, openId, now }}
            isLoading={list.isLoading}
            withdrawn={stats.ok && !filtered ? stats.data.body.byStage.withdrawn : 0}
            onClose={() => void navigate(withParams(search, { view: '' }), { replace: true })}
          />
        ) : rows.length > 0 ? (
          <ApplicationTable {...{ rows, actions, selection, openId, now }} />
        ) : (
          <EmptyState
            title={texts.noMatch}
            level={2}
            picture="students"
            action={
              <ButtonLink size="m" to={columns ? '?view=board' : '?'}>
                {listTexts.clear}
              </ButtonLink>
            }
          />
        )}
        {columns ? null : (
          <>
            <ListFoot total={list.total} shown={rows.length} limit={PAGE_SIZE}>
              {openId === undefined ? null : <KeyHints />}
            </ListFoot>
            <BulkBar selected={selection} listed={rows.length} total={list.total} />
          </>
        )}
      </div>
    </>
  );
}

/** Number of applications in each stage under the list's other filters, which together are all. Each links to its list. */
function ApplicationCounts({ stats, board }: { stats: ApplicationStats; board: boolean }) {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const [chosen, chosenDue] = [stageIn(params), dueIn(params)];
  const listed = (stage: string) =>
    withParams(listParams(search), { status: stage, due: '', waiting: '', hired: '', page: '', view: '' });
  const dueListed = (due: string) => withParams(listed(''), { due, sort: 'answerBy' });
  const counted = APPLICATION_STAGES.filter(
    (stage) => stats.byStage[stage] > 0 || ALWAYS_COUNTED.includes(stage) || stage === chosen,
  );
  return (
    <Tabs
      label={texts.counts}
      tabs={[
        { to: listed(''), label: texts.total, current: !board && !chosen && !chosenDue, count: stats.total },
        ...DUE.filter((due) => stats.due[due] > 0 || due === chosenDue).map((due) => ({
          to: dueListed(due),
          label: texts.due[due],
          current: !board && chosenDue === due,
          count: stats.due[due],
        })),
        ...counted.map((stage) => ({
          to: listed(stage),
          label: stageTexts[stage],
          current: !board && chosen === stage,
          count: stats.byStage[stage],
        })),
      ]}
    />
  );
}
