import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { FRAUD_SIGNS, REPORT_SOURCES, REPORT_STATES, REPORTABLES } from '#contract/vocabularies.ts';
import { adminTexts } from '#texts/admin.ts';
import { adminReportTexts as texts } from '#texts/admin-reports.ts';
import { newRowsTexts } from '#texts/new-rows.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Facts } from '#web/components/card.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { FilterBar, FilterFold, FOLDING_BAR } from '#web/components/filter-bar.tsx';
import { Icon } from '#web/components/icon.tsx';
import { NewRowsBar } from '#web/components/new-rows-bar.tsx';
import { Notice } from '#web/components/notice.tsx';
import { requireSession } from '#web/lib/guard.ts';
import { replaceHeld } from '#web/lib/patch-held.ts';
import { load, queryClient, useRead } from '#web/lib/queries.ts';
import { rowsOf, settle } from '#web/lib/settle.ts';
import { TextFilter } from '#web/pages/admin/list/filter-fields.tsx';
import { ListFoot } from '#web/pages/admin/list/list-foot.tsx';
import { useElsewhere, useOpenRow } from '#web/pages/admin/list/open-row.ts';
import { useNewInQueue } from '#web/pages/admin/list/use-new-in-queue.ts';
import { ReportCase } from '#web/pages/admin/reports/report-case.tsx';
import { caseQuery, listQuery, REASONS, reportedAt } from '#web/pages/admin/reports/report-queries.ts';
import { lookId, ReportTable } from '#web/pages/admin/reports/report-table.tsx';
import { TabFailed } from '#web/pages/admin/tab-failed.tsx';
import { refreshTotals } from '#web/pages/admin/totals.ts';
import type { Route } from './+types/reports-tab';

/** The list of detected signs, so that administrators know what is and is not detected automatically. */
function SignsLookedFor() {
  return (
    <details className="group small">
      <summary className="strong inline-flex min-h-11 cursor-pointer items-center gap-1.5">
        {texts.about}
        <span className="group-open:rotate-180">
          <Icon as={ChevronDown} size="s" />
        </span>
      </summary>
      <div className="stack stack-s pt-1">
        <p className="soft">{texts.aboutLead}</p>
        <Facts facts={FRAUD_SIGNS.map((sign) => ({ label: texts.reasons[sign], value: texts.signHelp[sign] }))} />
      </div>
    </details>
  );
}

const FILTERS = ['q', 'status', 'about', 'reason', 'source'];
const DROPS = ['page', 'open'];

function ReportFilters({ found }: { found: string }) {
  const [search] = useSearchParams();
  return (
    <FilterBar
      className={FOLDING_BAR}
      label={texts.filters}
      names={FILTERS}
      drops={DROPS}
      reset={FILTERS.some((name) => search.has(name)) ? { to: '?', label: texts.reset } : undefined}
      found={found}
    >
      <TextFilter name="q" label={texts.search} slash />
      <FilterFold label={adminTexts.list.filters} count={FILTERS.slice(1).filter((name) => search.has(name)).length}>
        <NamedFilter name="status" all={texts.anyStatus} options={REPORT_STATES} labels={texts.states} />
        <NamedFilter name="about" all={texts.anyAbout} options={REPORTABLES} labels={texts.abouts} />
        <NamedFilter name="reason" all={texts.anyReason} options={REASONS} labels={texts.reasons} />
        <NamedFilter name="source" all={texts.anySource} options={REPORT_SOURCES} labels={texts.sources} />
      </FilterFold>
    </FilterBar>
  );
}

/** Filter for one of several values with display labels. */
function NamedFilter<T extends string>({
  name,
  all,
  options,
  labels,
}: {
  name: string;
  all: string;
  options: readonly T[];
  labels: Readonly<Record<T, string>>;
}) {
  const [search] = useSearchParams();
  return (
    <span className="select">
      <select name={name} aria-label={all} className="input input-m" defaultValue={search.get(name) ?? ''}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {labels[option]}
          </option>
        ))}
      </select>
      <Icon as={ChevronDown} />
    </span>
  );
}

export { revalidateUnlessRowToggled as shouldRevalidate } from '#web/pages/admin/list/open-row.ts';

export async function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  requireSession(request, 'admin');
  await settle(load(listQuery(url.searchParams)));
}

/** The queue of reported jobs and companies, or one of them. */
export default function ReportsTab() {
  const [search] = useSearchParams();
  const query = listQuery(search);
  const list = useRead(query);
  const { rows, found, failure } = rowsOf(list);
  const added = useNewInQueue('listReports', query, reportedAt);
  const navigate = useNavigate();
  // A decided case keeps its position until the case is closed, so that Next continues from there.
  const hasDecided = useRef(false);
  const { openRow, openAddress, close } = useOpenRow(rows);
  const elsewhere = useElsewhere(list, caseQuery);
  const opened = openRow ?? elsewhere?.[0];
  const openId = opened?._id;
  const before = useRef(openId);
  useEffect(() => {
    if (before.current && !openId) document.getElementById(lookId(before.current))?.focus();
    before.current = openId;
  }, [openId]);
  // A decided case moves within the queue; its focused link is scrolled into view.
  useEffect(() => {
    const active = document.activeElement;
    if (active && rows.some(({ _id }) => active.id === lookId(_id))) active.scrollIntoView({ block: 'nearest' });
  }, [rows]);

  if (opened) {
    // A case that is not on this page of the queue stands alone.
    const cases = openRow ? rows : [opened];
    const at = cases.indexOf(opened);
    return (
      <ReportCase
        key={opened._id}
        entry={opened}
        at={at}
        of={cases.length}
        onStep={(by) => {
          const next = cases[at + by];
          if (next) void navigate(openAddress(next), { preventScrollReset: true });
        }}
        onClose={async () => {
          await close();
          if (hasDecided.current) await queryClient.refetchQueries({ type: 'active' });
          hasDecided.current = false;
        }}
        onDecided={(entry) => {
          replaceHeld('listReports', entry);
          hasDecided.current = true;
          refreshTotals();
        }}
      />
    );
  }
  const isFiltered = FILTERS.some((name) => search.get(name));
  return (
    <>
      <p className="soft">{texts.lead}</p>
      <ReportFilters found={failure === undefined ? texts.found({ count: found }) : ''} />
      {elsewhere === null || elsewhere?.length === 0 ? (
        <Notice tone="amber" live="status" title={texts.gone} onClose={close} />
      ) : null}
      <NewRowsBar count={added.count} label={newRowsTexts.reports({ count: added.count })} onShow={added.show} />
      {failure !== undefined ? (
        <TabFailed message={failure} />
      ) : rows.length > 0 ? (
        <div data-list tabIndex={-1}>
          <ReportTable rows={rows} addressOf={openAddress} />
          <ListFoot found={found} shown={rows.length} />
        </div>
      ) : (
        <EmptyState
          card
          level={2}
          title={isFiltered ? texts.noneFound : texts.none}
          action={isFiltered ? <ButtonLink to="?">{texts.resetAll}</ButtonLink> : null}
        >
          {isFiltered ? texts.noneFoundHelp : texts.noneHelp}
        </EmptyState>
      )}
      <SignsLookedFor />
    </>
  );
}
