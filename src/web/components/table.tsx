import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import { Typed } from '#web/components/typed.tsx';

/** A column's position once the table is wider than its container. */
export interface Place {
  /** 1-based. */
  track: number;
  /** For two columns that share the track, each on its own line. */
  line?: 'upper' | 'lower';
  /** Spans the next track as well. */
  wide?: boolean;
}

/** A wide table whose columns share tracks when space is limited. */
export interface StackedColumns {
  /** The width of each track as a CSS value. */
  tracks: readonly string[];
  /** The place of each column, in order. */
  places: readonly Place[];
}

/** The custom properties read by stacked-table.css. */
type Variables = { readonly [name: `--${string}`]: string };

const areaOf = ({ track, line, wide }: Place): string =>
  line ? `${line === 'upper' ? 2 : 3} / ${track} / auto / span ${wide ? 2 : 1}` : `1 / ${track} / span 4`;

const variablesOf = ({ tracks, places }: StackedColumns): Variables => ({
  '--columns': tracks.join(' '),
  ...Object.fromEntries(places.map((place, index) => [`--at-${index + 1}`, areaOf(place)])),
});

interface TableProps {
  /** The table's content, for screen readers. */
  caption: string;
  /** The header cells: `HeadCell`, `SortHeader`. */
  head: ReactNode;
  /** The rows, or `RowGroup`s in a table that `stays`. */
  children: ReactNode;
  /** Reduces the space between columns, for eight or more. */
  tight?: boolean;
  /** The first column selects rows, also on a phone. */
  picks?: boolean;
  /** A row may contain nothing focusable, so where the table overflows, its container scrolls by keyboard. */
  readOnly?: boolean;
  /** Puts two columns in one track where the table is wider than its container. */
  stacked?: StackedColumns;
  /** The table always fits its container, so its header can stay visible under the top bar. */
  stays?: boolean;
}

/** A table with an ink line on top; on a phone each row is a card. */
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

/** The header of a column that cannot be sorted. `hidden` shows its name only to screen readers. */
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

/** The header of a column sorted by a link: the order lives in the address. */
export function SortHeader({
  to,
  sort,
  figure,
  className,
  children,
}: {
  /** The address of the list in the order that a click selects. */
  to: To;
  /** The current order of this column; omitted when another column sorts. */
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

/** Rows grouped under a common title. */
export function RowGroup({ title, children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <tbody>
      {title ? (
        <tr className="group-head">
          {/* Spans the two columns that are always shown; its text overflows into the others. */}
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
  /** The link in its `IdentityCell` covers the whole row; the other controls stay above it. */
  opens?: boolean;
}

/** A row; the selected one has an accent background. */
export function Row({ selected, opens, className, ...rest }: RowProps) {
  return <tr {...rest} className={classNames(selected && 'on', opens && 'row-opens', className) || undefined} />;
}

interface CellProps extends ComponentProps<'td'> {
  /** The column's name, which a phone shows before the value. Omitted for title, status, actions and pick. */
  label?: string;
  /**
   * `title` comes first in the card, `status` next to it, `actions` last and with text; `pick` is hidden there.
   * `beneath` is shown only there, under the title, and repeats other columns.
   */
  kind?: 'title' | 'status' | 'actions' | 'pick' | 'beneath';
  /** A number: right-aligned, with tabular figures. */
  figure?: boolean;
  /** Where columns share tracks: a place other than its column's, or none. */
  stacks?: Place | 'left-out';
}

export function Cell({ label, kind, figure, stacks, className, children, ...rest }: CellProps) {
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
    >
      {typeof children === 'string' ? <Typed>{children}</Typed> : children}
    </td>
  );
}

/** The first cell's content: a picture or mark, a name and a line below. */
export function IdentityCell({ face, name, sub }: { face?: ReactNode; name: ReactNode; sub?: ReactNode }) {
  return (
    <span className="identity">
      {face}
      <span>
        <b>{typeof name === 'string' ? <Typed>{name}</Typed> : name}</b>
        {sub ? <span className="sub">{typeof sub === 'string' ? <Typed>{sub}</Typed> : sub}</span> : null}
      </span>
    </span>
  );
}
