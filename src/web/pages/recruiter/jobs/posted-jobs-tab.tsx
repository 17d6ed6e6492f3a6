import Plus from 'lucide-react/icons/plus';
import { Outlet, useLocation } from 'react-router';
import { listTexts, shellTexts, jobsTexts as texts } from '#texts/recruiter.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Stats } from '#web/components/card.tsx';
import { classNames } from '#web/components/class-names.ts';
import { EmphasizedText } from '#web/components/emphasized-text.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Icon } from '#web/components/icon.tsx';
import { statusIcon } from '#web/components/status-badge.tsx';
import { countText } from '#web/lib/formats.ts';
import { DASHBOARD } from '#web/pages/recruiter/dashboard-address.ts';
import { AttentionPanel } from '#web/pages/recruiter/jobs/attention-panel.tsx';
import { JobFilterBar } from '#web/pages/recruiter/jobs/job-filter-bar.tsx';
import { JobTable } from '#web/pages/recruiter/jobs/job-table.tsx';
import { ListFoot } from '#web/pages/recruiter/list-foot.tsx';
import { type JobStats, type JobsTabData, PAGE_SIZE } from '#web/pages/recruiter/load-dashboard.ts';
import { useRecruiterAccount } from '#web/pages/recruiter/recruiter-account.ts';

const FILTERS = ['status', 'title', 'industry', 'location', 'closing'] as const;

/** My Posted Jobs: who I am, how many there are, the list under its filters. */
export function PostedJobsTab({ list, now, loading }: { list: JobsTabData; now: string; loading: boolean }) {
  const { userCode, email } = useRecruiterAccount();
  const params = new URLSearchParams(useLocation().search);
  const filtered = FILTERS.some((name) => params.has(name));
  const none = list.total === 0 && !filtered;
  return (
    <main className="main-wide stack gap-5">
      <p className="soft break-words">
        <EmphasizedText text={texts.welcome({ code: userCode, email })} bold="strong text-ink" />
      </p>
      {none ? null : <AttentionPanel attention={list.attention} now={now} />}
      {list.stats.ok && !none ? <JobCounts stats={list.stats.data} /> : null}
      {none ? (
        <EmptyState
          title={texts.empty}
          level={2}
          picture="companies"
          action={
            <ButtonLink to="/job-posting-forms" icon={Plus}>
              {shellTexts.newJob}
            </ButtonLink>
          }
        >
          {texts.emptyHelp}
        </EmptyState>
      ) : (
        <>
          <JobFilterBar names={FILTERS} found={list.stats.ok ? list.stats.data.found : undefined} />
          <div
            className={classNames('stack gap-4', loading && 'opacity-60 transition-opacity delay-150')}
            aria-busy={loading}
            data-list
            tabIndex={-1}
          >
            {list.rows.length > 0 ? (
              <JobTable jobs={list.rows} now={now} />
            ) : (
              <EmptyState
                title={texts.noMatch}
                level={2}
                action={
                  <ButtonLink size="m" to={`${DASHBOARD}?tab=job-posted`}>
                    {listTexts.clear}
                  </ButtonLink>
                }
              />
            )}
            <ListFoot total={list.total} shown={list.rows.length} limit={PAGE_SIZE} />
          </div>
        </>
      )}
      <Outlet context={{ rows: list.rows, now }} />
    </main>
  );
}

function JobCounts({ stats }: { stats: JobStats }) {
  const labelled = (status: 'Active' | 'Not Active' | 'Closed', label: string) => ({
    label: (
      <>
        <Icon as={statusIcon(status)} size="s" />
        {label}
      </>
    ),
    value: countText(stats.byStatus[status]),
  });
  return (
    <Stats
      stats={[
        { label: texts.total, value: countText(stats.total) },
        labelled('Active', texts.active),
        labelled('Not Active', texts.inactive),
        labelled('Closed', texts.closed),
      ]}
    />
  );
}
