/*
 * Usage: `rows`, `found` and the texts describe the list, `line` renders a row (start it with `{line.pick}`, the row's
 * checkbox). Each further feature is one property:
 * - `many={{ list: 'recruiters', statuses: ACCOUNT_STATUSES, named: words.recruitersFound…, save: ({ ids, status,
 *   reason }, headers) => call('setRecruiterStatuses', { body: { ids, userStatus: status, reason } }, { headers }) }}`
 *   makes rows selectable (Shift selects a range), asks for confirmation with their number, reports successes and
 *   failures, and offers Undo for ten minutes.
 * - `file={{ list: 'recruiters', read: () => callForFile('exportRecruiters', { query: recruiterQuery(search) }) }}`
 *   exports the list with the current filters as CSV.
 * A row links to its details at `line.detailsAddress` (`?open=`); one that opens inline reads `line.open`.
 */

import { Fragment, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { adminTexts } from '#texts/admin.ts';
import { manyTexts } from '#texts/admin-list.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { PickBox } from '#web/components/checkbox.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { FilterBar, FilterFold, FOLDING_BAR } from '#web/components/filter-bar.tsx';
import type { PictureName } from '#web/components/picture.tsx';
import type { Status } from '#web/components/status-badge.tsx';
import { Cell, HeadCell, type Place, SortHeader, type StackedColumns, Table } from '#web/components/table.tsx';
import { withParams } from '#web/lib/list-params.ts';
import { BlockDialog } from '#web/pages/admin/list/block-dialog.tsx';
import { BulkBar, BulkDialog, type BulkSaving } from '#web/pages/admin/list/bulk-dialog.tsx';
import { BulkNotice, useBulk } from '#web/pages/admin/list/bulk-notice.tsx';
import { ExportButton, type ListExport } from '#web/pages/admin/list/export-button.tsx';
import { sortBy } from '#web/pages/admin/list/list-address.ts';
import { ListFoot } from '#web/pages/admin/list/list-foot.tsx';
import { useOpenRow } from '#web/pages/admin/list/open-row.ts';
import { useRowFocus } from '#web/pages/admin/list/use-row-focus.ts';
import {
  needsReason,
  type StatusRequest,
  type StatusSaving,
  useStatusChange,
} from '#web/pages/admin/list/use-status-change.ts';
import { TabFailed } from '#web/pages/admin/tab-failed.tsx';

const { columns, list: words } = adminTexts;

/** A head of several words wraps before the table outgrows its container. */
const HEAD = 'unstacked:whitespace-normal';
/** Parameters that a new filter resets: the page and the open row. */
const DROPS = ['page', 'open'];

/** A column, and its position when columns share tracks. */
export interface Column extends Place {
  label: string;
  /** Sort field of the column. */
  sort?: string;
  figure?: boolean;
}

export interface LineProps<R, S> {
  row: R;
  /** First cell with the row's checkbox; empty where rows cannot be selected. */
  pick: ReactNode;
  /** Open or selected. */
  selected: boolean;
  /** Matches `?open=`. */
  open: boolean;
  status: S;
  onStatus: (status: S) => void;
  detailsAddress: string;
  close: () => void;
}

/** Checkboxes come first; actions come last, in the lower line. */
const stackedColumns = (head: readonly Column[], tracks: readonly string[], picks: boolean): StackedColumns => ({
  tracks: picks ? ['24px', ...tracks] : tracks,
  places: [
    ...(picks ? [{ track: 1 }] : []),
    ...head.map((column) => (picks ? { ...column, track: column.track + 1 } : column)),
    { track: tracks.length + (picks ? 1 : 0), line: 'lower' },
  ],
});

interface ManagedListProps<R extends { _id: string; version?: number | undefined }, S extends Status> {
  rows: readonly R[];
  found: number;
  /** The server's message when the list could not be read; the filters stay, so that they can be changed. */
  failure: string | undefined;
  /** Number of results, in words. */
  foundText: ReactNode;
  filterNames: readonly string[];
  /** Field of the first filter; stays visible on a phone. */
  search: ReactNode;
  /** Fields of the other filters; collapsed on a phone. */
  filters: ReactNode;
  caption: string;
  /** All columns except the last (actions) and the first where rows are selectable. */
  head: readonly Column[];
  /**
   * Widths of the tracks that the columns share on a tablet; a checkbox track comes first where rows are selectable.
   */
  tracks: readonly string[];
  /** `help`: what to do when the list has no entries at all. */
  empty: { title: string; help?: string; picture?: PictureName };
  /** What the list contains: accounts or jobs. */
  kind: 'account' | 'job';
  saving: StatusSaving<S>;
  statusOf: (row: R) => S;
  /** The target of a status change. */
  whomOf: (row: R) => Pick<StatusRequest<S>, 'whom' | 'code' | 'alone' | 'left'> & { recruiter?: string | undefined };
  line: (line: LineProps<R, S>) => ReactNode;
  many?: BulkSaving<S>;
  /** What a block of these rows, which are not blocked yet, concerns; `undoable` when it is of many. */
  concerns?: (ids: readonly string[], undoable: boolean) => ReactNode;
  file?: ListExport;
}

/** A list for administrators: filters, and rows with an editable status. */
export function ManagedList<R extends { _id: string; version?: number | undefined }, S extends Status>({
  rows,
  found,
  failure,
  foundText,
  filterNames,
  search: searchBox,
  filters,
  caption,
  head,
  tracks,
  empty,
  kind,
  saving,
  statusOf,
  whomOf,
  line,
  many: bulkSaving,
  concerns,
  file,
}: ManagedListProps<R, S>) {
  const [search] = useSearchParams();
  const { openRow, openAddress, close } = useOpenRow(rows);
  const change = useStatusChange(saving);
  const many = useBulk<S>(rows, bulkSaving?.list ?? '');
  const { selection } = many;
  const kept = useRowFocus(rows);
  const pastEnd = rows.length === 0 && found > 0;
  const filtered = filterNames.some((name) => search.has(name));
  const whole = withParams(search, Object.fromEntries([...filterNames, ...DROPS].map((name) => [name, ''])));
  const chosen = rows
    .filter((row) => selection.has(row._id))
    .map((row) => ({ id: row._id, ...whomOf(row), before: statusOf(row), blocked: needsReason(statusOf(row)) }));
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_30rem] max-sm:basis-full">
          <FilterBar
            label={words.filters}
            names={filterNames}
            drops={DROPS}
            reset={filtered ? { to: whole, label: words.reset } : undefined}
            className={FOLDING_BAR}
          >
            {searchBox}
            <FilterFold label={words.filters} count={filterNames.slice(1).filter((name) => search.has(name)).length}>
              {filters}
            </FilterFold>
          </FilterBar>
        </div>
        <div className="ml-auto flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2 max-sm:w-full">
          <span className="small soft num" role="status">
            {failure === undefined ? foundText : null}
          </span>
          {file && found > 0 ? <ExportButton {...file} found={found} /> : null}
        </div>
      </div>
      {many.result ? (
        <BulkNotice
          result={many.result}
          onUndo={many.undo}
          onClose={() => {
            many.closeResult();
            kept.ref.current?.focus({ preventScroll: true });
          }}
        />
      ) : null}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields only */}
      <div {...kept} data-list role="group" aria-label={caption} className="rounded-3">
        {failure !== undefined ? (
          <TabFailed message={failure} />
        ) : rows.length === 0 ? (
          <EmptyState
            card
            level={2}
            picture={empty.picture}
            title={pastEnd ? words.pastEnd : empty.title}
            action={
              pastEnd ? (
                <ButtonLink to={withParams(search, { page: '', open: '' })}>{words.firstPage}</ButtonLink>
              ) : filtered ? (
                <ButtonLink to={whole}>{words.resetAll}</ButtonLink>
              ) : undefined
            }
          >
            {pastEnd ? undefined : filtered ? words.noneHelp : empty.help}
          </EmptyState>
        ) : (
          <div className="stack gap-4">
            <div>
              <Table
                caption={caption}
                tight
                stacked={stackedColumns(head, tracks, bulkSaving !== undefined)}
                picks={bulkSaving !== undefined}
                head={
                  <>
                    {bulkSaving ? (
                      <th scope="col" className="cell-pick">
                        <PickBox
                          label={manyTexts.pickPage}
                          checked={selection.all}
                          ref={(box) => {
                            if (box) box.indeterminate = selection.ids.length > 0 && !selection.all;
                          }}
                          onChange={selection.togglePage}
                        />
                      </th>
                    ) : null}
                    {head.map(({ label, sort, figure }) =>
                      sort ? (
                        <SortHeader key={label} figure={figure} className={HEAD} {...sortBy(search, sort)}>
                          {label}
                        </SortHeader>
                      ) : (
                        <HeadCell key={label} figure={figure} className={HEAD}>
                          {label}
                        </HeadCell>
                      ),
                    )}
                    <HeadCell hidden>{columns.actions}</HeadCell>
                  </>
                }
              >
                {rows.map((row) => (
                  <Fragment key={row._id}>
                    {line({
                      row,
                      pick: bulkSaving ? (
                        <Cell kind="pick">
                          <PickBox
                            label={manyTexts.pick({ whom: whomOf(row).whom })}
                            checked={selection.has(row._id)}
                            onChange={({ nativeEvent }) =>
                              selection.toggle(row._id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
                            }
                          />
                        </Cell>
                      ) : null,
                      selected: row._id === openRow?._id || selection.has(row._id),
                      open: row._id === openRow?._id,
                      status: statusOf(row),
                      onStatus: (status) =>
                        change.choose({
                          id: row._id,
                          version: row.version,
                          ...whomOf(row),
                          status,
                          before: statusOf(row),
                        }),
                      detailsAddress: openAddress(row),
                      close,
                    })}
                  </Fragment>
                ))}
              </Table>
              <ListFoot found={found} shown={rows.length} />
            </div>
            {bulkSaving ? (
              <BulkBar
                selection={selection}
                statuses={bulkSaving.statuses}
                onStatus={many.ask}
                onClear={() => {
                  // The bar is removed: the focus moves to the last selected row.
                  const picked = kept.ref.current?.querySelectorAll<HTMLElement>('td.cell-pick input:checked');
                  picked?.item(picked.length - 1)?.focus();
                  selection.choose([]);
                }}
              />
            ) : null}
          </div>
        )}
      </div>
      {bulkSaving && many.asked ? (
        <BulkDialog
          saving={bulkSaving}
          status={many.asked}
          kind={kind}
          chosen={chosen}
          concerns={concerns}
          onDone={many.done}
          onClose={many.dismiss}
        />
      ) : null}
      <BlockDialog {...change.dialog} kind={kind} concerns={concerns} />
    </>
  );
}

/** A day; the year moves to a second line where the table is narrow, so that the row's status stays in view. */
export function DayCell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Cell label={label} className="num unstacked:min-w-16 unstacked:whitespace-normal">
      {children}
    </Cell>
  );
}

/** Last cell of a row: link to its details. */
export function DetailsCell({ to, of }: { to: string; of: string }) {
  return (
    <Cell kind="actions">
      <ButtonLink variant="quiet" size="s" to={to} preventScrollReset aria-label={adminTexts.detailsOf({ what: of })}>
        {adminTexts.details}
      </ButtonLink>
    </Cell>
  );
}
