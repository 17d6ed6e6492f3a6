import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '#web/components/class-names.ts';
import { Section } from '#web/components/section.tsx';
import { type Advance, useHold } from '#web/lib/use-advance.ts';
import { useReducedMotion } from '#web/lib/use-rotation.ts';

/** The movement in the specification: 1 px per 30 ms. */
const EVERY = 30;

interface MarqueeProps {
  id: string;
  title: string;
  /** The distance between two items, and between the list and its copy. */
  gap: string;
  className?: string;
  /** The list's `li` elements. */
  children: ReactNode;
}

/** An endless list that scrolls automatically; it can be paused, held and scrolled. */
export function Marquee({ id, title, gap, className, children }: MarqueeProps) {
  const row = useRef<HTMLDivElement>(null);
  const { paused, toggle, still, loops, hold } = useMarquee(row, EVERY);
  return (
    <Section id={id} title={title} pause={still ? undefined : { paused, onToggle: toggle, what: title }}>
      {/* biome-ignore lint/a11y/useSemanticElements: the section around it has the heading; the arrow keys scroll this element */}
      <div
        ref={row}
        {...hold}
        role="group"
        aria-labelledby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be focusable
        tabIndex={0}
        className={classNames('relative flex overflow-x-auto [scrollbar-width:none]', gap, className)}
      >
        <ul className={classNames('flex flex-none items-stretch', gap)}>{children}</ul>
        {loops ? (
          <ul className={classNames('flex flex-none items-stretch', gap)} aria-hidden="true" inert>
            {children}
          </ul>
        ) : null}
      </div>
    </Section>
  );
}

interface Movement extends Omit<Advance, 'step'> {
  /** The list is wider than its container: it moves, and needs a copy after it for an endless loop. */
  loops: boolean;
}

/**
 * Moves a row sideways by a pixel every `every` milliseconds, endlessly: its first child is the list, its second a
 * copy; at the start of the copy it jumps invisibly to the start of the list. Paused by the button, by hover or focus,
 * out of view, in a hidden tab, when everything fits, and under reduced motion.
 */
function useMarquee(row: RefObject<HTMLElement | null>, every: number): Movement {
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
