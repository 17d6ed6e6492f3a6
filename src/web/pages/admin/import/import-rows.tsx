import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CopyCheck from 'lucide-react/icons/copy-check';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import Undo2 from 'lucide-react/icons/undo-2';
import type { LucideIcon } from 'lucide-react/types';
import { Link, useSearchParams } from 'react-router';
import { adminTexts } from '#texts/admin.ts';
import { importTexts as texts } from '#texts/admin-import.ts';
import { statusTexts } from '#texts/components.ts';
import { Badge, type Tone } from '#web/components/badge.tsx';
import { Breakable } from '#web/components/breakable.tsx';
import { Pagination } from '#web/components/pagination.tsx';
import { Cell, HeadCell, Row, Table } from '#web/components/table.tsx';
import { Tabs } from '#web/components/tabs.tsx';
import { DOT } from '#web/lib/dot.ts';
import { countText } from '#web/lib/formats.ts';
import { withParams } from '#web/lib/list-params.ts';
import type { ImportReport } from '#web/pages/admin/import/import-run.ts';

type ReportRow = ImportReport['rows'][number];
type Outcome = ReportRow['outcome'];

const OUTCOMES = ['new', 'present', 'wrong'] as const;
/** Filters for the rows: an outcome, or new rows with a warning. */
const SHOWS = [...OUTCOMES, 'warned'] as const;
type Show = (typeof SHOWS)[number];
const PAGE = 50;
const LOOKS: Readonly<Record<Outcome, { tone: Tone; icon: LucideIcon }>> = {
  new: { tone: 'green', icon: CircleCheck },
  present: { tone: 'grey', icon: CopyCheck },
  wrong: { tone: 'red', icon: CircleAlert },
};
const TAKEN_BACK: { tone: Tone; icon: LucideIcon } = { tone: 'grey', icon: Undo2 };

export interface RowState {
  /** The import has been made. */
  done?: boolean;
  /** Codes of the jobs that are left of an import that was taken back; undefined for any other. */
  left?: readonly string[] | undefined;
}

/** What became of a row. */
export const rowLabel = ({ outcome, jobId = '' }: ReportRow, { done, left }: RowState): string => {
  if (!done || outcome !== 'new') return texts.rowOutcomes[outcome];
  if (!left) return texts.imported;
  return left.includes(jobId) ? statusTexts.Closed : texts.past.deleted;
};

/** The rows of a report; filter and page are in the address. */
export function ImportRows({ report, done = false, left }: { report: ImportReport } & RowState) {
  const [search] = useSearchParams();
  const shown = SHOWS.find((show) => show === search.get('show'));
  const rows = shown
    ? report.rows.filter(({ outcome, warnings }) => (shown === 'warned' ? warnings : outcome === shown))
    : report.rows;
  const pages = Math.max(1, Math.ceil(rows.length / PAGE));
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(search.get('page'))) || 1));
  const from = (page - 1) * PAGE;
  const labels = done ? { ...texts.outcomes, new: left ? texts.past.takenBack : texts.imported } : texts.outcomes;
  const tab = (show: Show | undefined) => ({
    to: withParams(search, { show: show ?? '', page: '' }),
    label: show ? labels[show] : texts.all,
    current: shown === show,
    count: show ? report.counts[show] : report.counts.rows,
  });
  const { columns } = texts;
  return (
    <div className="stack gap-4">
      <Tabs label={texts.filter} tabs={[tab(undefined), ...SHOWS.map(tab)]} />
      {rows.length === 0 ? (
        <p className="soft" role="status">
          {shown ? texts.none[shown] : texts.nothingNew}
        </p>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields only
        <div data-list role="group" tabIndex={-1} aria-label={texts.caption} className="rounded-3">
          <Table
            caption={texts.caption}
            tight
            head={
              <>
                <HeadCell>{columns.title}</HeadCell>
                <HeadCell>{columns.company}</HeadCell>
                <HeadCell>{columns.place}</HeadCell>
                <HeadCell>{columns.outcome}</HeadCell>
                <HeadCell>{columns.reason}</HeadCell>
              </>
            }
          >
            {rows.slice(from, from + PAGE).map((row) => (
              <ReportLine key={row.line} row={row} done={done} left={left} />
            ))}
          </Table>
          <div className="row wrap between pt-4 [&_.pager]:pt-0">
            <span className="small soft num">
              {adminTexts.list.range({
                from: countText(from + 1),
                to: countText(Math.min(from + PAGE, rows.length)),
                of: countText(rows.length),
              })}
            </span>
            <Pagination
              page={page}
              pages={pages}
              to={(next) => withParams(search, { page: next > 1 ? String(next) : '' })}
            />
          </div>
        </div>
      )}
    </div>
  );
}

function ReportLine({ row, done, left }: { row: ReportRow } & RowState) {
  const { columns } = texts;
  const empty = <span className="muted">{texts.empty}</span>;
  return (
    <Row>
      <Cell className="min-w-40 whitespace-normal">
        <b className="wrap-anywhere">{row.title ? <Breakable>{row.title}</Breakable> : empty}</b>
        <span className="sub num">
          {texts.line({ line: countText(row.line) })}
          {row.jobId && row.outcome === 'new' && (left?.includes(row.jobId) ?? true) ? (
            <>
              {DOT}
              <Link className="link" to={`/jobs/${row.jobId}`}>
                {row.jobId}
              </Link>
            </>
          ) : null}
        </span>
      </Cell>
      <Cell label={columns.company} className="min-w-28 whitespace-normal wrap-anywhere">
        {row.companyName ? <Breakable>{row.companyName}</Breakable> : empty}
      </Cell>
      <Cell label={columns.place} className="min-w-28 whitespace-normal wrap-anywhere">
        {row.location ? <Breakable>{row.location}</Breakable> : empty}
      </Cell>
      <Cell kind="status">
        <span className="row row-s wrap">
          <Badge {...(left && row.outcome === 'new' ? TAKEN_BACK : LOOKS[row.outcome])}>
            {rowLabel(row, { done, left })}
          </Badge>
          {row.warnings ? (
            <Badge tone="amber" icon={TriangleAlert}>
              {texts.warning}
            </Badge>
          ) : null}
        </span>
      </Cell>
      <Cell label={columns.reason} className="min-w-36 whitespace-normal wrap-anywhere">
        {row.reason}
        {row.applyHost ? <span className="block">{texts.leadsTo({ host: row.applyHost })}</span> : null}
        {[...(row.also ?? []), ...(row.warnings ?? [])].map(({ reason }) => (
          <span key={reason} className="block">
            {reason}
          </span>
        ))}
      </Cell>
    </Row>
  );
}
