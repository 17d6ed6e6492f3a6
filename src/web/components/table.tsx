import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';

/** Where a column stands once the table is wider than its box. */
export interface Place {
  /** The first track is 1. */
  track: number;
  /** Two columns share the track, each on a line of its own. */
  line?: 'upper' | 'lower';
  /** It takes the next track as well. */
  wide?: boolean;
}

/** A wide table whose columns share tracks where there is little room. */
export interface StackedColumns {
  /** The width of each track, as CSS says it. */
  tracks: readonly string[];
  /** Of each column, from the first. */
  places: readonly Place[];
}

/** What stacked-table.css reads. */
type Variables = { readonly [name: `--${string}`]: string };

const areaOf = ({ track, line, wide }: Place): string =>
  line ? `${line === 'upper' ? 2 : 3} / ${track} / auto / span ${wide ? 2 : 1}` : `1 / ${track} / span 4`;

const variablesOf = ({ tracks, places }: StackedColumns): Variables => ({
  '--columns': tracks.join(' '),
  ...Object.fromEntries(places.map((place, index) => [`--at-${index + 1}`, areaOf(place)])),
});

interface TableProps {
  /** What the table holds, for screen readers. */
  caption: string;
  /** The cells of the head: `HeadCell`, `SortHeader`. */
  head: ReactNode;
  /** The rows; of a table that `stays`, its `RowGroup`s. */
  children: ReactNode;
  /** Less room between columns, for eight and more. */
  tight?: boolean;
  /** Its first column picks rows, also on a phone. */
  picks?: boolean;
  /** Nothing in its rows can be focused, so where it is wider than its box the keyboard scrolls the box. */
  readOnly?: boolean;
  /** Two columns share a track where the table is wider than its box. */
  stacked?: StackedColumns;
  /** It always fits its box, so that its head stays in sight under the top bar. */
  stays?: boolean;
}

/** A table that hangs from ink; on a phone each row is a card. */
export function Table({ caption, head, children, tight, picks, readOnly, stacked, stays }: TableProps) {
  const reachable = readOnly ? ({ role: 'region', 'aria-label': caption, tabIndex: 0 } as const) : undefined;
  return (
    <div className={classNames('table-wrap', stacked && 'stacking', stays && 'table-stays')} {...reachable}>
      <table
        className={classNames('table', tight && 'table-tight', picks && 'table-picks', stacked && 'stacked')}
        style={stacked && variablesOf(stacked)}
      >
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>{head}</tr>
        </thead>
        {stays ? children : <tbody>{children}</tbody>}
      </table>
    </div>
  );
}

/** The head of a column that cannot be sorted. `hidden` leaves its name to screen readers. */
export function HeadCell({
  children,
  hidden,
  figure,
  className,
}: {
  children: ReactNode;
  hidden?: boolean;
  figure?: boolean;
  className?: string;
}) {
  return (
    <th scope="col" className={classNames(hidden ? 'cell-actions' : figure && 'figure', className) || undefined}>
      {hidden ? <span className="visually-hidden">{children}</span> : children}
    </th>
  );
}

export type SortDirection = 'ascending' | 'descending';

/** The head of a column that sorts by a link: the order lives in the address. */
export function SortHeader({
  to,
  sort,
  figure,
  className,
  children,
}: {
  /** The list in the order that a click gives. */
  to: To;
  /** The present order of this column; none when another one sorts. */
  sort?: SortDirection;
  figure?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <th scope="col" aria-sort={sort} className={classNames(figure && 'figure', className) || undefined}>
      <Link to={to} preventScrollReset>
        {children}
        <Icon as={sort === 'ascending' ? ArrowUp : sort === 'descending' ? ArrowDown : ChevronsUpDown} />
      </Link>
    </th>
  );
}

/** Rows that belong together, under what they have in common. */
export function RowGroup({ title, children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <tbody>
      {title ? (
        <tr className="group-head">
          {/* Over the two columns that are always there; its words go on over the others. */}
          <th colSpan={2} scope="rowgroup">
            <div>{title}</div>
          </th>
        </tr>
      ) : null}
      {children}
    </tbody>
  );
}

interface RowProps extends ComponentProps<'tr'> {
  selected?: boolean;
  /** The link in its `IdentityCell` covers the whole row; its other controls stay above it. */
  opens?: boolean;
}

/** A row; the selected one is washed with the accent. */
export function Row({ selected, opens, className, ...rest }: RowProps) {
  return <tr {...rest} className={classNames(selected && 'on', opens && 'row-opens', className) || undefined} />;
}

interface CellProps extends ComponentProps<'td'> {
  /** The column's name, which a phone writes before the value. Left out for title, status, actions and pick. */
  label?: string;
  /**
   * `title` comes first in the card, `status` beside it, `actions` last and in words; `pick` is not shown there. `beneath`
   * is shown there alone, under the title: what other columns say.
   */
  kind?: 'title' | 'status' | 'actions' | 'pick' | 'beneath';
  /** A figure: right-aligned and tabular. */
  figure?: boolean;
  /** Where columns share tracks: another place than its column's, or none. */
  stacks?: Place | 'left-out';
}

/** A cell. */
export function Cell({ label, kind, figure, stacks, className, ...rest }: CellProps) {
  const place: Variables | undefined = typeof stacks === 'object' ? { '--at': areaOf(stacks) } : undefined;
  return (
    <td
      style={place}
      {...rest}
      data-l={label}
      className={
        classNames(
          kind === 'title' && 'cell-title',
          kind === 'status' && 'cell-status',
          kind === 'actions' && 'cell-actions right',
          kind === 'pick' && 'cell-pick',
          kind === 'beneath' && 'cell-beneath',
          figure && 'figure',
          stacks === 'left-out' && stacks,
          className,
        ) || undefined
      }
    />
  );
}

/** The first cell's content: a face or mark, a name, a line below. */
export function IdentityCell({ face, name, sub }: { face?: ReactNode; name: ReactNode; sub?: ReactNode }) {
  return (
    <span className="identity">
      {face}
      <span>
        <b>{name}</b>
        {sub ? <span className="sub">{sub}</span> : null}
      </span>
    </span>
  );
}
