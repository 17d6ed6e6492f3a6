import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ACCOUNT_STATUSES, type AccountStatus, APPLY_FOR } from '#contract/vocabularies.ts';
import { adminTexts } from '#texts/admin.ts';
import { candidatePageTexts, candidateTexts } from '#texts/admin-candidates.ts';
import { statusTexts } from '#texts/components.ts';
import { applyForTexts } from '#texts/vocabularies.ts';
import { Notice } from '#web/components/notice.tsx';
import { SegmentLinks } from '#web/components/tabs.tsx';
import { nameOf } from '#web/features/candidates/candidate-queries.ts';
import { call } from '#web/lib/api-client.ts';
import { callForFile } from '#web/lib/call-for-file.ts';
import { requireSession } from '#web/lib/guard.ts';
import { labelled } from '#web/lib/labels.ts';
import { withParams } from '#web/lib/list-params.ts';
import { load, useFound, useRead } from '#web/lib/queries.ts';
import { rowsOf, settle } from '#web/lib/settle.ts';
import { CandidateFiles, type ShownFile } from '#web/pages/admin/candidates/candidate-files.tsx';
import { CandidateLine } from '#web/pages/admin/candidates/candidate-line.tsx';
import {
  type CandidateRow,
  candidateQuery,
  candidateStatusSaving,
  listQuery,
  STATS,
  wholeCandidate,
} from '#web/pages/admin/candidates/candidate-queries.ts';
import { HEADS, TRACKS, VIEWS, viewIn } from '#web/pages/admin/candidates/views.ts';
import type { BulkSaving } from '#web/pages/admin/list/bulk-dialog.tsx';
import { ChoiceFilter, TextFilter } from '#web/pages/admin/list/filter-fields.tsx';
import { ManagedList } from '#web/pages/admin/list/managed-list.tsx';
import { useOpenRow } from '#web/pages/admin/list/open-row.ts';
import { StatusStats } from '#web/pages/admin/list/status-stats.tsx';
import { TabFailed } from '#web/pages/admin/tab-failed.tsx';
import type { Route } from './+types/candidates-tab';

export { revalidateUnlessRowToggled as shouldRevalidate } from '#web/pages/admin/list/open-row.ts';

export async function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  requireSession(request, 'admin');
  await Promise.all([settle(load(listQuery(url.searchParams))), settle(load(STATS))]);
}

const { list: words } = adminTexts;
const FILTERS = ['name', 'applyFor', 'status'];

const many: BulkSaving<AccountStatus> = {
  list: 'candidates',
  statuses: ACCOUNT_STATUSES,
  named: (count) => words.candidatesFound({ count }),
  save: ({ ids, status, reason }, headers) =>
    call('setCandidateStatuses', { body: { ids, userStatus: status, reason } }, { headers }),
};

/** Candidate Management: statistics and candidates with editable statuses, in three tables. */
export default function CandidatesTab() {
  const [search] = useSearchParams();
  const view = viewIn(search);
  const [file, setFile] = useState<ShownFile>();
  const list = useRead(listQuery(search));
  const stats = useRead(STATS);
  if (!stats.ok) return <TabFailed message={stats.message} />;
  const { rows, found, failure } = rowsOf(list);
  const counts = stats.data.body.byStatus;
  const nobody = Object.values(counts).every((count) => count === 0);
  return (
    <>
      <StatusStats counts={counts} />
      <div className="row wrap gap-4">
        <SegmentLinks
          label={candidateTexts.views}
          tabs={VIEWS.map((one) => ({
            label: candidateTexts.view[one],
            to: withParams(search, { view: one === 'management' ? '' : one, open: '' }),
            current: one === view,
          }))}
        />
        {view === 'dashboard' ? <h2 className="title">{candidateTexts.dashboard}</h2> : null}
      </div>
      <MissingCandidate rows={rows} />
      <ManagedList
        rows={rows}
        found={found}
        failure={failure}
        foundText={words.candidatesFound({ count: found })}
        filterNames={FILTERS}
        search={<TextFilter name="name" label={words.who} slash />}
        filters={
          <>
            <ChoiceFilter
              name="applyFor"
              label={words.applyFor}
              all={words.anyApplyFor}
              options={labelled(APPLY_FOR, applyForTexts)}
            />
            <ChoiceFilter
              name="status"
              label={words.status}
              all={words.anyStatus}
              options={labelled(ACCOUNT_STATUSES, statusTexts)}
            />
          </>
        }
        caption={view === 'dashboard' ? candidateTexts.dashboard : adminTexts.area.candidateTitle}
        head={HEADS[view]}
        tracks={TRACKS[view]}
        empty={{
          title: nobody ? candidateTexts.none : words.noCandidates,
          help: nobody ? candidateTexts.noneHelp : undefined,
          picture: 'students',
        }}
        kind="account"
        saving={candidateStatusSaving}
        statusOf={({ userStatus }) => userStatus ?? 'Not Active'}
        whomOf={(row) => ({ whom: `${nameOf(row)} (${row.userCode})`, code: row.userCode })}
        line={(line) => (
          <CandidateLine {...line} view={view} onFile={(kind) => setFile({ kind, candidate: line.row })} />
        )}
        many={view === 'management' ? many : undefined}
        file={{ list: 'candidates', read: () => callForFile('exportCandidates', { query: candidateQuery(search) }) }}
      />
      {file ? <CandidateFiles file={file} onClose={() => setFile(undefined)} /> : null}
    </>
  );
}

/** Says so when the candidate in the address does not exist. */
function MissingCandidate({ rows }: { rows: readonly CandidateRow[] }) {
  const [search] = useSearchParams();
  const { openRow, close } = useOpenRow(rows);
  const id = search.get('open') ?? '';
  const elsewhere = useFound(wholeCandidate(id), id !== '' && openRow === undefined);
  if (elsewhere !== null) return null;
  return (
    <Notice tone="amber" live="status" title={candidatePageTexts.notFound} onClose={close}>
      {candidatePageTexts.notFoundHelp}
    </Notice>
  );
}
