import { Fragment, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { FilterBar } from '#web/components/filter-bar.tsx';
import type { PictureName } from '#web/components/picture.tsx';
import { Cell, HeadCell, SortHeader, Table } from '#web/components/table.tsx';
import { BlockDialog } from '#web/pages/admin/list/block-dialog.tsx';
import { sortBy } from '#web/pages/admin/list/list-address.ts';
import { ListFoot } from '#web/pages/admin/list/list-foot.tsx';
import { useOpenRow } from '#web/pages/admin/list/open-row.ts';
import { type StatusSaving, type StatusWish, useStatusChange } from '#web/pages/admin/list/use-status-change.ts';
import { tabIn } from '#web/pages/admin/tabs.ts';
import { adminWords } from '#web/words/en/admin.ts';

const { columns, list: words } = adminWords;
/** What a new filter takes away: the page, and what is open. */
const DROPS = ['page', 'open'];

interface Column {
  label: string;
  /** The field that the column can be sorted by. */
  sort?: string;
  figure?: boolean;
}

export interface LineProps<R, S> {
  row: R;
  selected: boolean;
  status: S;
  onStatus: (status: S) => void;
  detailsAddress: string;
}

interface ManagedListProps<R extends { _id: string }, S extends string> {
  rows: readonly R[];
  found: number;
  /** How many there are under the filters, in words. */
  foundText: ReactNode;
  filterNames: readonly string[];
  filters: ReactNode;
  caption: string;
  /** All columns but the last, which holds the acts. */
  head: readonly Column[];
  empty: { title: string; picture?: PictureName };
  /** What is managed: an account or a job. */
  kind: 'account' | 'job';
  saving: StatusSaving<S>;
  statusOf: (row: R) => S;
  /** Whom a change of status meets. */
  whomOf: (row: R) => Pick<StatusWish<S>, 'whom' | 'code'>;
  line: (line: LineProps<R, S>) => ReactNode;
  details: (row: R, close: () => void) => ReactNode;
}

/** A list that the administrator manages: filters, rows with a status to change, and the details of one. */
export function ManagedList<R extends { _id: string }, S extends string>({
  rows,
  found,
  foundText,
  filterNames,
  filters,
  caption,
  head,
  empty,
  kind,
  saving,
  statusOf,
  whomOf,
  line,
  details,
}: ManagedListProps<R, S>) {
  const [search] = useSearchParams();
  const { openRow, openAddress, close } = useOpenRow(rows);
  const change = useStatusChange(saving);
  const whole = `?tab=${tabIn(search)}`;
  return (
    <>
      <FilterBar
        label={words.filters}
        names={filterNames}
        drops={DROPS}
        reset={{ to: whole, label: words.reset }}
        found={foundText}
      >
        {filters}
      </FilterBar>
      {rows.length === 0 ? (
        <EmptyState
          card
          level={2}
          picture={empty.picture}
          title={empty.title}
          action={<ButtonLink to={whole}>{words.resetAll}</ButtonLink>}
        >
          {words.noneHelp}
        </EmptyState>
      ) : (
        <div>
          <Table
            caption={caption}
            tight
            head={
              <>
                {head.map(({ label, sort, figure }) =>
                  sort ? (
                    <SortHeader key={label} {...sortBy(search, sort)}>
                      {label}
                    </SortHeader>
                  ) : (
                    <HeadCell key={label} figure={figure}>
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
                  selected: row._id === openRow?._id,
                  status: change.statusOf(row._id, statusOf(row)),
                  onStatus: (status) => change.choose({ id: row._id, ...whomOf(row), status }),
                  detailsAddress: openAddress(row),
                })}
              </Fragment>
            ))}
          </Table>
          <ListFoot found={found} shown={rows.length} />
        </div>
      )}
      {openRow ? details(openRow, close) : null}
      <BlockDialog wish={change.asked} kind={kind} onConfirm={change.confirm} onClose={change.dismiss} />
    </>
  );
}

/** The last cell of a row: the way to its details. */
export function DetailsCell({ to, of }: { to: string; of: string }) {
  return (
    <Cell kind="actions">
      <ButtonLink variant="quiet" size="s" to={to} preventScrollReset aria-label={adminWords.detailsOf(of)}>
        {adminWords.details}
      </ButtonLink>
    </Cell>
  );
}
