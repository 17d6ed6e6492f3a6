import { type RefObject, useEffect, useState } from 'react';
import { type Advance, useHold } from '#web/lib/use-advance.ts';
import { useReducedMotion } from '#web/lib/use-rotation.ts';

export interface Marquee extends Omit<Advance, 'step'> {
  /** The list is wider than its container: it moves, and needs a copy after it for an endless loop. */
  loops: boolean;
}

/**
 * Moves a row sideways by a pixel every `every` milliseconds, endlessly: its first child is the list, its second a
 * copy; at the start of the copy it jumps invisibly to the start of the list. Paused by the button, by hover or focus,
 * out of view, in a hidden tab, when everything fits, and under reduced motion.
 */
export function useMarquee(row: RefObject<HTMLElement | null>, every: number): Marquee {
  const { paused, toggle, held, hold } = useHold();
  const [overflows, setOverflows] = useState(false);
  const still = useReducedMotion();
  const loops = overflows && !still;
  const running = loops && !paused && !held;

  useEffect(() => {
    const list = row.current?.firstElementChild;
    if (!row.current || !list) return;
    const measured = new ResizeObserver(() => {
      if (row.current) setOverflows(list.clientWidth > row.current.clientWidth);
    });
    measured.observe(row.current);
    measured.observe(list);
    return () => measured.disconnect();
  }, [row]);

  useEffect(() => {
    const moving = row.current;
    if (!running || !moving) return;
    let inView = false;
    const watched = new IntersectionObserver(([entry]) => {
      inView = entry?.isIntersecting ?? false;
    });
    watched.observe(moving);
    const timer = setInterval(() => {
      if (inView && !document.hidden) moveOn(moving);
    }, every);
    return () => {
      clearInterval(timer);
      watched.disconnect();
    };
  }, [running, every, row]);

  return { paused, toggle, still: !loops, loops, hold };
}

const moveOn = (row: HTMLElement): void => {
  const [list, copy] = row.children;
  if (!(list instanceof HTMLElement && copy instanceof HTMLElement)) return;
  const round = copy.offsetLeft - list.offsetLeft;
  const next = row.scrollLeft + 1;
  row.scrollLeft = next >= round ? next - round : next;
};
