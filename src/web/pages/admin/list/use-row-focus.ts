import { type FocusEvent, useEffect, useRef } from 'react';

/** A control's position: row index and cell index. */
interface Spot {
  row: number;
  cell: number;
  control: number;
}

/**
 * Keeps the focus in a list: when the focused row is removed (deleted, or no longer matched by the filters), the same
 * control of the row that moved up takes it, or the list itself if there is none. Spread the result on the element
 * around the list.
 */
export function useRowFocus(rows: readonly unknown[]) {
  const box = useRef<HTMLDivElement>(null);
  const held = useRef<Spot | 'list'>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows may lack the focused one
  useEffect(() => {
    if (!held.current || document.activeElement !== document.body || !box.current) return;
    const neighbour = held.current === 'list' ? undefined : controlAt(box.current, held.current);
    if (neighbour) neighbour.focus();
    else box.current.focus({ preventScroll: true });
  }, [rows]);
  return {
    ref: box,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      held.current = (box.current && spotOf(box.current, target)) ?? 'list';
    },
    // Removing a focused row fires no blur; only the user leaving does.
    onBlur: () => {
      held.current = undefined;
    },
  };
}

const rowsIn = (box: Element) => [...box.querySelectorAll('tbody tr')];
const controlsIn = (part: Element) => [...part.querySelectorAll<HTMLElement>('a[href], button, input, select')];

function spotOf(box: Element, target: Element): Spot | undefined {
  const row = target.closest('tbody tr');
  const cell = target.closest('td');
  if (!row || !cell) return undefined;
  const controls: readonly Element[] = controlsIn(cell);
  return {
    row: rowsIn(box).indexOf(row),
    cell: [...row.children].indexOf(cell),
    control: controls.indexOf(target),
  };
}

/**
 * The control now at that position, or at the previous one when the list is shorter. Not every row has the same links.
 */
function controlAt(box: Element, spot: Spot): HTMLElement | undefined {
  const rows = rowsIn(box);
  const row = rows[Math.min(spot.row, rows.length - 1)];
  if (!row) return undefined;
  const cell = row.children[spot.cell];
  const near = cell ? controlsIn(cell) : [];
  return near[spot.control] ?? near[0] ?? controlsIn(row)[0];
}
