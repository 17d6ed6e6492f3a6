import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';
import { BOARD_COLUMNS, type ColumnKey } from '#web/pages/recruiter/applications/board-columns.ts';

/** A pointer movement shorter than this is a click. */
const CLICK_PX = 6;

interface Drag {
  id: string;
  over: ColumnKey | undefined;
}

const columnAt = (x: number, y: number): ColumnKey | undefined => {
  const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]')?.dataset.column;
  return BOARD_COLUMNS.find(({ key }) => key === column)?.key;
};

/** Moves cards with a mouse or a pen. A finger scrolls the board; on touch screens cards move through their menu. */
export function useCardDrag(onDrop: (application: Application, column: ColumnKey) => void) {
  const [drag, setDrag] = useState<Drag>();
  const under = useRef<AbortController>(undefined);
  useEffect(() => () => under.current?.abort(), []);

  const begin = (application: Application, event: ReactPointerEvent<HTMLElement>) => {
    const { currentTarget: card, target, clientX, clientY } = event;
    if (event.button !== 0 || event.pointerType === 'touch') return;
    if (target instanceof Element && target.closest('button, [popover]')) return;
    const { _id: id } = application;
    const listening = new AbortController();
    const { signal } = listening;
    under.current?.abort();
    under.current = listening;
    let moving = false;
    let over: ColumnKey | undefined;
    const end = () => {
      listening.abort();
      card.style.translate = '';
      setDrag(undefined);
    };
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!moving && Math.hypot(x - clientX, y - clientY) < CLICK_PX) return;
      const next = columnAt(x, y);
      if (!moving || next !== over) setDrag({ id, over: next });
      moving = true;
      over = next;
      card.style.translate = `${x - clientX}px ${y - clientY}px`;
    };
    const release = () => {
      end();
      if (!moving) return;
      // The click that follows ends the drag and must not open the link under it.
      const swallow = (click: MouseEvent) => {
        click.preventDefault();
        click.stopPropagation();
      };
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
      if (!over) return;
      // A dialog that the move opens returns the focus here.
      card.querySelector('a')?.focus({ preventScroll: true });
      onDrop(application, over);
    };
    const cancel = (key: KeyboardEvent) => {
      if (key.key === 'Escape') end();
    };
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', release, { signal });
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', cancel, { signal });
  };
  return { drag, begin };
}
