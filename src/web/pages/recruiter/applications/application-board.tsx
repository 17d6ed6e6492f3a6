import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { boardTexts as texts } from '#texts/recruiter-board.ts';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import { statusIcon } from '#web/components/status-badge.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { countText } from '#web/lib/formats.ts';
import { withParams } from '#web/lib/list-params.ts';
import { useSingleKeys } from '#web/lib/single-keys.ts';
import { type Application, COLUMN_SIZE, MOST_CARDS } from '#web/pages/recruiter/applications/application-queries.ts';
import { rowLinkId } from '#web/pages/recruiter/applications/application-table.tsx';
import type { ListedApplications } from '#web/pages/recruiter/applications/applications-page.tsx';
import { BoardCard } from '#web/pages/recruiter/applications/board-card.tsx';
import {
  adjacentColumn,
  allowedColumns,
  BOARD_COLUMNS,
  type ColumnKey,
  cardsOf,
  columnOf,
  type MoveTarget,
  statusAsked,
  whyItStays,
} from '#web/pages/recruiter/applications/board-columns.ts';
import { SingleKeysLink } from '#web/pages/recruiter/applications/key-hints.tsx';
import { type ApplicationActions, notMoved } from '#web/pages/recruiter/applications/use-application-actions.ts';
import { useCardDrag } from '#web/pages/recruiter/applications/use-card-drag.ts';

const COLOURS: Readonly<Record<ColumnKey, string>> = {
  pending: '[--c:var(--amber-text)]',
  accepted: '[--c:var(--green-text)]',
  interview: '[--c:var(--blue-text)]',
  outcome: '[--c:var(--ink)]',
  rejected: '[--c:var(--red-text)]',
};

interface ApplicationBoardProps {
  /** The columns as loaded; a card moved since is shown in the column of its current status. */
  columns: NonNullable<ListedApplications['columns']>;
  /** Some of them are being refetched. */
  isLoading: boolean;
  actions: ApplicationActions;
  openId: string | undefined;
  /** Number of withdrawn applications, which are in no column. */
  withdrawn: number;
  now: string;
}

/** The applications as cards in one column per status; moved with the mouse, the keyboard and their menus. */
export function ApplicationBoard({
  columns: loaded,
  isLoading,
  actions,
  openId,
  withdrawn,
  now,
}: ApplicationBoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const moved = useRef<string>(undefined);
  const kept = useRef<readonly Application[]>([]);
  const move = (application: Application, column: MoveTarget) => {
    moved.current = application._id;
    actions.choose(application, statusAsked(column));
  };
  const toast = useToast();
  const { drag, begin } = useCardDrag((application, column) => {
    if (columnOf(application) === column) return;
    const why = whyItStays(application, column);
    if (why) toast.show(notMoved(texts.notMoved({ name: application.fullName, why: texts.stays[why] })));
    else if (column !== 'outcome') move(application, column);
  });
  // A card in another column is a different element: the focus follows it until it moves elsewhere.
  useEffect(() => {
    if (openId !== undefined) moved.current = undefined;
    if (moved.current === undefined || document.activeElement !== document.body) return;
    document.getElementById(rowLinkId(moved.current))?.focus();
  });

  const cards = cardsOf(
    loaded.map(({ rows }) => rows),
    isLoading ? kept.current : [],
  );
  useEffect(() => {
    kept.current = cards.flat();
  });
  const columns = BOARD_COLUMNS.map(({ key }, at) => {
    const { rows: own = [], total = 0 } = loaded[at] ?? {};
    const hidden = total - own.length;
    const shown = cards[at] ?? [];
    return { key, cards: shown, loaded: own.length, hidden, count: hidden + shown.length };
  });

  const singleKeys = useSingleKeys();
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('[popover]')) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const id = cardIdAt(target);
    const at = columns.findIndex(({ cards }) => cards.some((row) => row._id === id));
    const column = columns[at];
    const index = column?.cards.findIndex((row) => row._id === id) ?? -1;
    const row = column?.cards[index];
    if (!column || !row) return;
    const side = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined;
    const focus = (to: Application | undefined) => to && document.getElementById(rowLinkId(to._id))?.focus();
    if (side !== undefined && event.shiftKey) {
      const way = adjacentColumn(row, side);
      if (way) move(row, way);
    } else if (side !== undefined) {
      const beside = side === 1 ? columns.slice(at + 1) : columns.slice(0, at).reverse();
      const next = beside.find(({ cards }) => cards.length > 0);
      focus(next?.cards[Math.min(index, next.cards.length - 1)]);
    } else if (event.key === 'ArrowDown') focus(column.cards[index + 1]);
    else if (event.key === 'ArrowUp') focus(column.cards[index - 1]);
    else if (singleKeys && event.key.toLowerCase() === 'm') {
      target.closest('.board-card')?.querySelector<HTMLButtonElement>('[aria-haspopup="menu"]')?.click();
    } else return;
    event.preventDefault();
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    showWhole(event);
    if (cardIdAt(event.target) !== moved.current) moved.current = undefined;
  };

  const lifted = drag && columns.flatMap(({ cards }) => cards).find((row) => row._id === drag.id);
  const target = lifted && allowedColumns(lifted).find((key) => key === drag?.over);
  const over = drag?.over;
  const why = lifted && over && columnOf(lifted) !== over ? whyItStays(lifted, over) : undefined;
  return (
    <>
      {withdrawn > 0 ? (
        <p className="small">
          <TextLink to="?status=withdrawn">{texts.withdrawn({ count: withdrawn })}</TextLink>
        </p>
      ) : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the cards, which are links */}
      <div ref={board} className="board" onKeyDown={onKeyDown} onFocus={onFocus}>
        {columns.map(({ key, cards, loaded, hidden, count }) => (
          <section
            key={key}
            data-column={key}
            aria-label={texts.columns[key]}
            className={classNames('board-column', COLOURS[key], drag && 'min-h-64')}
          >
            <h2 className="column-head">
              <Icon as={statusIcon(key === 'outcome' ? 'hired' : statusAsked(key))} />
              {texts.columns[key]}
              <span className="number num">{countText(count)}</span>
            </h2>
            {target === key ? <div className="drop">{texts.drop[target]}</div> : null}
            {why && over === key ? <div className="drop">{texts.stays[why]}</div> : null}
            {cards.length > 0 ? (
              <ul className="contents">
                {cards.map((row) => (
                  <BoardCard
                    key={row._id}
                    application={row}
                    actions={actions}
                    open={row._id === openId}
                    lifted={drag?.id === row._id}
                    now={now}
                    onLift={(event) => begin(row, event)}
                    onMove={(column) => move(row, column)}
                  />
                ))}
              </ul>
            ) : (
              <p className="small muted px-1 py-2">{texts.none}</p>
            )}
            {hidden > 0 && loaded < MOST_CARDS ? <ShowMore column={key} shown={loaded} hidden={hidden} /> : null}
          </section>
        ))}
      </div>
      <BoardHints />
    </>
  );
}

const cardIdAt = (target: Element): string | undefined =>
  target.closest('.board-card')?.querySelector<HTMLElement>('[data-card]')?.dataset.card;

/** When not all columns fit, scrolls the focused column fully into view, not only the focused element. */
function showWhole({ currentTarget: board, target }: FocusEvent<HTMLElement>): void {
  const column = target.closest('.board-column')?.getBoundingClientRect();
  if (!column) return;
  const { left, right } = board.getBoundingClientRect();
  if (column.left < left || column.width > right - left) board.scrollLeft += column.left - left;
  else if (column.right > right) board.scrollLeft += column.right - right;
}

function ShowMore({ column, shown, hidden }: { column: ColumnKey; shown: number; hidden: number }) {
  const { search, state } = useLocation();
  return (
    <Link
      to={withParams(search, { [`shown-${column}`]: String(shown + COLUMN_SIZE) })}
      replace
      state={state}
      preventScrollReset
      className="btn btn-quiet btn-m justify-self-start"
      aria-label={texts.moreOf({ column: texts.columns[column] })}
    >
      {texts.more({ count: countText(hidden) })}
    </Link>
  );
}

/** Keyboard shortcuts for a card. */
function BoardHints() {
  const singleKeys = useSingleKeys();
  return (
    <p className="max-xl:hidden small muted row wrap gap-x-4 gap-y-1">
      {texts.hint}
      {texts.keys
        .filter(({ keys }) => singleKeys || keys.join() !== 'M')
        .map(({ keys, action }) => (
          <span key={action} className="row gap-1">
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
            {action}
          </span>
        ))}
      <SingleKeysLink />
    </p>
  );
}
