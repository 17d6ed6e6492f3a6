import { Outlet, useLocation, useNavigation } from 'react-router';
import type { ApplicationStatus } from '#contract/vocabularies.ts';
import { listTexts, applicationTexts as texts } from '#texts/recruiter.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Stats } from '#web/components/card.tsx';
import { classNames } from '#web/components/class-names.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Icon } from '#web/components/icon.tsx';
import { statusIcon } from '#web/components/status-badge.tsx';
import { countText } from '#web/lib/formats.ts';
import { ApplicationBoard } from '#web/pages/recruiter/applications/application-board.tsx';
import { ApplicationDialogs } from '#web/pages/recruiter/applications/application-dialogs.tsx';
import { ApplicationFilterBar } from '#web/pages/recruiter/applications/application-filter-bar.tsx';
import { ApplicationTable } from '#web/pages/recruiter/applications/application-table.tsx';
import { BulkBar } from '#web/pages/recruiter/applications/bulk-bar.tsx';
import { KeyHints } from '#web/pages/recruiter/applications/key-hints.tsx';
import { ListTools } from '#web/pages/recruiter/applications/list-tools.tsx';
import {
  type ApplicationActions,
  useApplicationActions,
} from '#web/pages/recruiter/applications/use-application-actions.ts';
import { DASHBOARD, openIn, tabIn } from '#web/pages/recruiter/dashboard-address.ts';
import { ListFoot } from '#web/pages/recruiter/list-foot.tsx';
import { type ApplicationsTabData, PAGE_SIZE } from '#web/pages/recruiter/load-dashboard.ts';
import { useWide } from '#web/pages/recruiter/use-wide.ts';
import { useSelection } from '#web/staff/use-selection.ts';

const FILTERS = ['name', 'jobId', 'jobTitle', 'status'] as const;

interface ApplicationsTabProps {
  list: ApplicationsTabData;
  now: string;
  loading: boolean;
}

/** All Applications: counters, filters, the list, and the open one beside it or, where there is no room, instead of it. */
export function ApplicationsTab({ list, now, loading }: ApplicationsTabProps) {
  const { actions, asked, dismiss, reject } = useApplicationActions(list);
  const here = useLocation();
  const { location } = useNavigation();
  const wide = useWide();
  const ahead =
    location?.pathname === here.pathname && tabIn(location.search) === 'applications' ? location.search : here.search;
  const open = openIn(ahead) !== undefined;
  const view = <ApplicationList {...{ list, actions, loading, now }} openId={openIn(ahead)} />;
  const opened = <Outlet context={{ actions, now }} />;
  return (
    <>
      {wide ? (
        <div className={open ? 'split' : undefined}>
          <main className="main-wide stack min-w-0 gap-5">{view}</main>
          {opened}
        </div>
      ) : (
        <main className={open ? undefined : 'main-wide stack gap-5'}>{open ? opened : view}</main>
      )}
      {asked ? (
        <ApplicationDialogs
          asked={asked}
          onReject={reject}
          onAskCancel={(application) => actions.ask(application, 'cancel interview')}
          onClose={dismiss}
        />
      ) : null}
    </>
  );
}

interface ApplicationListProps {
  list: ApplicationsTabData;
  actions: ApplicationActions;
  loading: boolean;
  openId: string | undefined;
  now: string;
}

function ApplicationList({ list, actions, loading, openId, now }: ApplicationListProps) {
  const params = new URLSearchParams(useLocation().search);
  const filters = list.board ? FILTERS.filter((name) => name !== 'status') : FILTERS;
  const filtered = params.has('waiting') || filters.some((name) => params.has(name));
  const selection = useSelection(list.rows);
  const none = list.total === 0 && !filtered;
  return (
    <>
      {list.stats.ok ? <ApplicationCounts actions={actions} /> : null}
      {none ? (
        <EmptyState
          title={texts.empty}
          level={2}
          picture="students"
          action={<ButtonLink to={`${DASHBOARD}?tab=job-posted`}>{listTexts.toJobs}</ButtonLink>}
        >
          {texts.emptyHelp}
        </EmptyState>
      ) : (
        <>
          <ApplicationFilterBar
            names={filters}
            jobs={list.stats.ok ? list.stats.data.byJob : []}
            tight={openId !== undefined}
            board={list.board !== undefined}
          />
          <ListTools />
          <div
            data-list
            tabIndex={-1}
            className={classNames('stack gap-4', loading && 'opacity-60 transition-opacity delay-150')}
            aria-busy={loading}
          >
            {list.board && (list.total > 0 || !filtered) ? (
              <ApplicationBoard {...{ actions, openId, now }} counts={list.board} />
            ) : list.rows.length > 0 ? (
              <ApplicationTable {...{ actions, selection, openId, now }} />
            ) : (
              <EmptyState
                title={texts.noMatch}
                level={2}
                picture="students"
                action={
                  <ButtonLink size="m" to={`${DASHBOARD}?tab=applications${list.board ? '&view=board' : ''}`}>
                    {listTexts.clear}
                  </ButtonLink>
                }
              />
            )}
            {list.board ? null : (
              <>
                <ListFoot total={list.total} shown={list.rows.length} limit={PAGE_SIZE}>
                  {openId === undefined ? null : <KeyHints />}
                </ListFoot>
                <BulkBar actions={actions} selection={selection} />
              </>
            )}
          </div>
        </>
      )}
    </>
  );
}

function ApplicationCounts({ actions }: { actions: ApplicationActions }) {
  const counted = (status: ApplicationStatus, label: string) => ({
    label: (
      <>
        <Icon as={statusIcon(status)} size="s" />
        {label}
      </>
    ),
    value: countText(actions.countOf(status) ?? 0),
  });
  return (
    <Stats
      stats={[
        { label: texts.total, value: countText(actions.countOf('total') ?? 0) },
        counted('pending', texts.pending),
        counted('accepted', texts.accepted),
        counted('interview_scheduled', texts.interviewScheduled),
      ]}
    />
  );
}
