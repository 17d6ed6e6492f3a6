import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { adminReportTexts as texts } from '#texts/admin-reports.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { requireSession } from '#web/lib/guard.ts';
import { load, queryClient, useRead } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { ListFoot } from '#web/pages/admin/list/list-foot.tsx';
import { useOpenRow } from '#web/pages/admin/list/open-row.ts';
import { patchHeld } from '#web/pages/admin/list/patch-held.ts';
import { ReportCase } from '#web/pages/admin/reports/report-case.tsx';
import { FILTERS, ReportFilters } from '#web/pages/admin/reports/report-filters.tsx';
import { listQuery, type ReportedJob } from '#web/pages/admin/reports/report-queries.ts';
import { lookId, ReportTable } from '#web/pages/admin/reports/report-table.tsx';
import { SignsLookedFor } from '#web/pages/admin/reports/signs-looked-for.tsx';
import { TabFailed } from '#web/pages/admin/tab-failed.tsx';
import type { Route } from './+types/reports-tab';

export { revalidateUnlessRowToggled as shouldRevalidate } from '#web/pages/admin/list/open-row.ts';

export async function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  requireSession(request, 'admin');
  await settle(load(listQuery(url.searchParams)));
}

/** The queue of reported jobs, or one of them. */
export default function ReportsTab() {
  const [search] = useSearchParams();
  const list = useRead(listQuery(search));
  return list.ok ? <Reports rows={list.data.body} found={list.data.total} /> : <TabFailed message={list.message} />;
}

function Reports({ rows, found }: { rows: readonly ReportedJob[]; found: number }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // What was decided keeps its place until the case is closed, so that Next goes on from there.
  const hasDecided = useRef(false);
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
    if (active && rows.some(({ _id }) => active.id === lookId(_id))) active.scrollIntoView({ block: 'nearest' });
  }, [rows]);

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
          if (hasDecided.current) await queryClient.refetchQueries({ type: 'active' });
          hasDecided.current = false;
        }}
        onDecided={(entry) => {
          patchHeld(['listReports'], entry._id, entry);
          hasDecided.current = true;
        }}
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
