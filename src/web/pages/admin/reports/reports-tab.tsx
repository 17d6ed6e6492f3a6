import { useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { adminReportTexts as texts } from '#texts/admin-reports.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { ListFoot } from '#web/pages/admin/list/list-foot.tsx';
import { useOpenRow } from '#web/pages/admin/list/open-row.ts';
import { loadTab } from '#web/pages/admin/load-tab.ts';
import { loadReports, type ReportedJob } from '#web/pages/admin/reports/load-reports.ts';
import { ReportCase } from '#web/pages/admin/reports/report-case.tsx';
import { FILTERS, ReportFilters } from '#web/pages/admin/reports/report-filters.tsx';
import { lookId, ReportTable } from '#web/pages/admin/reports/report-table.tsx';
import { SignsLookedFor } from '#web/pages/admin/reports/signs-looked-for.tsx';
import type { Route } from './+types/reports-tab';

export { revalidateUnlessRowToggled as shouldRevalidate } from '#web/pages/admin/list/open-row.ts';
export { TabFailed as ErrorBoundary } from '#web/pages/admin/tab-failed.tsx';

export const clientLoader = (args: Route.ClientLoaderArgs) => loadTab(args, loadReports);

/** The queue of reported jobs, or one of them. */
export default function ReportsTab({ loaderData: { rows: loaded, found } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  // What was decided keeps its place until the list is asked for again, so that Next goes on from there.
  const [decided, setDecided] = useState<Readonly<Record<string, ReportedJob>>>({});
  const rows = loaded.map((row) => newer(row, decided[row._id]));
  const { openRow, openAddress, close } = useOpenRow(rows);
  const openId = openRow?._id;
  const before = useRef(openId);
  useEffect(() => {
    if (before.current && !openId) document.getElementById(lookId(before.current))?.focus();
    before.current = openId;
  }, [openId]);
  // What was decided takes another place in the queue, and the focus with it.
  useEffect(() => {
    const active = document.activeElement;
    if (active && loaded.some(({ _id }) => active.id === lookId(_id))) active.scrollIntoView({ block: 'nearest' });
  }, [loaded]);

  if (openRow) {
    const at = rows.indexOf(openRow);
    return (
      <ReportCase
        key={openRow._id}
        entry={openRow}
        at={at}
        of={rows.length}
        onStep={(by) => {
          const next = rows[at + by];
          if (next) void navigate(openAddress(next), { preventScrollReset: true });
        }}
        onClose={async () => {
          await close();
          if (Object.keys(decided).length > 0) await revalidate();
        }}
        onDecided={(entry) => setDecided((before) => ({ ...before, [entry._id]: entry }))}
      />
    );
  }
  const isFiltered = FILTERS.some((name) => search.get(name));
  return (
    <>
      <p className="soft">{texts.lead}</p>
      <ReportFilters found={found} />
      {rows.length > 0 ? (
        <div>
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

const newer = (row: ReportedJob, decided: ReportedJob | undefined): ReportedJob =>
  decided && decided.version >= row.version ? decided : row;
