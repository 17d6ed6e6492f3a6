import Plus from 'lucide-react/icons/plus';
import { Link, redirect, useLocation, useNavigation } from 'react-router';
import { withoutLanguage } from '#contract/languages.ts';
import { LIMITS } from '#contract/rules.ts';
import { type JobStatus, RECRUITER_JOB_STATUSES } from '#contract/vocabularies.ts';
import { labelOf } from '#texts/by-code/label-of.ts';
import { industryTexts } from '#texts/fields-of-work.ts';
import { listTexts, shellTexts, jobsTexts as texts } from '#texts/recruiter.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Stats } from '#web/components/card.tsx';
import { classNames } from '#web/components/class-names.ts';
import { EmphasizedText } from '#web/components/emphasized-text.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Icon } from '#web/components/icon.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { SearchField } from '#web/components/search-field.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { statusIcon } from '#web/components/status-badge.tsx';
import { countText } from '#web/lib/formats.ts';
import { requireSession } from '#web/lib/guard.ts';
import { pageIn, withParams } from '#web/lib/list-params.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { load, useRead } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { listParams, openedIn } from '#web/pages/recruiter/addresses.ts';
import { isQuiet, loadAttention, useAttention } from '#web/pages/recruiter/jobs/attention.ts';
import { AttentionPanel } from '#web/pages/recruiter/jobs/attention-panel.tsx';
import {
  CLOSING_DAYS,
  JOB_STATUS_LABELS,
  type JobStats,
  listQuery,
  PAGE_SIZE,
  STATS,
} from '#web/pages/recruiter/jobs/job-queries.ts';
import { JobTable } from '#web/pages/recruiter/jobs/job-table.tsx';
import { OpenJobDetails } from '#web/pages/recruiter/jobs/open-job-details.tsx';
import { ListFilters } from '#web/pages/recruiter/list-filters.tsx';
import { ListFoot } from '#web/pages/recruiter/list-foot.tsx';
import { useRecruiterAccount } from '#web/pages/recruiter/recruiter-account.ts';
import type { Route } from './+types/posted-jobs-page';

/**
 * Keywords, status, title, industry, location, and closing soon; three of them offer values found in the recruiter's
 * jobs.
 */
function JobFilterBar({ names, found }: { names: readonly string[]; found: JobStats['found'] }) {
  const params = new URLSearchParams(useLocation().search);
  const filter = (name: string, label: string, all: string, values: readonly string[], labels = {}) => {
    const chosen = params.get(name);
    // The selected value stays in the list even if no job has it any more.
    const offered = chosen && !values.includes(chosen) ? [chosen, ...values] : values;
    const options = offered.map((value) => ({ value, label: labelOf(labels, value) }));
    return (
      <SelectField
        // The options may load after the value is selected.
        key={`${name} ${options.length}`}
        name={name}
        label={label}
        hideLabel
        size="m"
        placeholder={all}
        options={options}
        defaultValue={chosen ?? ''}
        className="sm:max-w-56"
      />
    );
  };
  return (
    <ListFilters
      names={names}
      search={
        <SearchField
          name="q"
          label={texts.search}
          size="m"
          slash
          maxLength={LIMITS.title}
          defaultValue={params.get('q') ?? ''}
          className="sm:max-w-75 sm:flex-1 sm:basis-52"
        />
      }
    >
      <SelectField
        name="status"
        label={texts.status}
        hideLabel
        size="m"
        placeholder={texts.allStatuses}
        options={statusesFor(params.get('status')).map((status) => ({
          value: status,
          label: JOB_STATUS_LABELS[status],
        }))}
        defaultValue={params.get('status') ?? ''}
      />
      {filter('title', texts.jobTitle, texts.allTitles, found?.titles ?? [])}
      {filter('industry', texts.industry, texts.allIndustries, found?.industries ?? [], industryTexts)}
      {filter('location', texts.location, texts.allLocations, found?.locations ?? [])}
      <SelectField
        name="closing"
        label={texts.closing}
        hideLabel
        size="m"
        placeholder={texts.anyDeadline}
        options={CLOSING_DAYS.map((days) => ({ value: days, label: texts.closesWithin({ days }) }))}
        defaultValue={params.get('closing') ?? ''}
      />
    </ListFilters>
  );
}

/** The filter's statuses; the link of the blocked jobs selects one more. */
const statusesFor = (chosen: string | null): readonly JobStatus[] =>
  chosen === 'Block' ? [...RECRUITER_JOB_STATUSES, chosen] : RECRUITER_JOB_STATUSES;

const FILTERS = ['q', 'status', 'title', 'industry', 'location', 'closing'] as const;

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

/** The list with the filters in the address. A page past the end redirects to the last one. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request, 'recruiter');
  const { pathname, searchParams: search } = new URL(request.url);
  const now = new Date().toISOString();
  const [list] = await Promise.all([settle(load(listQuery(search))), settle(load(STATS)), loadAttention()]);
  const pages = list.ok ? Math.max(1, Math.ceil(list.data.total / PAGE_SIZE)) : Number.POSITIVE_INFINITY;
  if (pageIn(search) > pages) {
    throw redirect(
      withoutLanguage(pathname) + withParams(listParams(search), { page: pages > 1 ? String(pages) : '' }),
    );
  }
  return { now };
}

export { revalidateUnlessOpened as shouldRevalidate } from '#web/pages/recruiter/addresses.ts';

/** My Posted Jobs: the recruiter, counts, the filtered list, and the open job over it. */
export default function PostedJobsPage({ loaderData: { now } }: Route.ComponentProps) {
  const { userCode, email } = useRecruiterAccount();
  const { search } = useLocation();
  const { location: ahead } = useNavigation();
  const params = new URLSearchParams(search);
  const list = useRead(listQuery(params));
  const stats = useRead(STATS);
  const attention = useAttention(now);
  if (!list.ok) {
    return (
      <main className="main-wide">
        <LoadFailed title={texts.failed} message={list.message} />
      </main>
    );
  }
  const { body: rows, total } = list.data;
  const shared = openedIn(search, 'share');
  const openId = shared ?? openedIn(search, 'job');
  const loading = ahead?.pathname.endsWith('/job-posted') === true && listParams(ahead.search) !== listParams(search);
  const none = total === 0 && !FILTERS.some((name) => params.has(name));
  return (
    <main className="main-wide stack gap-5">
      <p className="soft break-words">
        <EmphasizedText text={texts.welcome({ code: userCode, email })} bold="strong text-ink" />
      </p>
      {/* Applications and interviews of deleted jobs remain. */}
      {none && isQuiet(attention) ? null : <AttentionPanel attention={attention} now={now} />}
      {stats.ok && !none ? <JobCounts stats={stats.data.body} /> : null}
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
          <JobFilterBar names={FILTERS} found={stats.ok ? stats.data.body.found : undefined} />
          <div
            className={classNames('stack gap-4', loading && 'opacity-60 transition-opacity delay-150')}
            aria-busy={loading}
            data-list
            tabIndex={-1}
          >
            {rows.length > 0 ? (
              <JobTable jobs={rows} now={now} />
            ) : (
              <EmptyState
                title={texts.noMatch}
                level={2}
                action={
                  <ButtonLink size="m" to="?">
                    {listTexts.clear}
                  </ButtonLink>
                }
              />
            )}
            <ListFoot total={total} shown={rows.length} limit={PAGE_SIZE} />
          </div>
        </>
      )}
      {openId === undefined ? null : (
        <OpenJobDetails id={openId} rows={rows} now={now} sharing={shared !== undefined} />
      )}
    </main>
  );
}

function JobCounts({ stats }: { stats: JobStats }) {
  const labelled = (status: JobStatus, label: string, count = stats.byStatus[status]) => ({
    label: (
      <>
        <Icon as={statusIcon(status)} size="s" />
        {label}
      </>
    ),
    value: countText(count),
  });
  // Only if present: jobs taken down by an administrator, for good or not. The counts add up to the total.
  const blocked = stats.byStatus.Block + stats.byStatus['Black List'];
  // The filter offers the recruiter's own statuses only.
  const listed = (
    <Link className="link" to="?status=Block" aria-label={`${texts.blocked} ${countText(blocked)}`}>
      {countText(blocked)}
    </Link>
  );
  return (
    <Stats
      flat
      columns={blocked > 0 ? 5 : 4}
      stats={[
        { label: texts.total, value: countText(stats.total) },
        labelled('Active', texts.active),
        labelled('Not Active', texts.inactive),
        labelled('Closed', texts.closed),
        ...(blocked > 0 ? [{ ...labelled('Block', texts.blocked, blocked), value: listed }] : []),
      ]}
    />
  );
}
