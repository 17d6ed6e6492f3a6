import { type ReactNode, useRef } from 'react';
import { classNames } from '#web/components/class-names.ts';
import { Section } from '#web/components/section.tsx';
import { useMarquee } from '#web/lib/use-marquee.ts';

/** The movement in the specification: 1 px per 30 ms. */
const EVERY = 30;

interface DriftingRowProps {
  id: string;
  title: string;
  /** The distance between two items, and between the list and its copy. */
  gap: string;
  className?: string;
  /** The list's `li` elements. */
  children: ReactNode;
}

/** An endless list that scrolls automatically; it can be paused, held and scrolled. */
export function Marquee({ id, title, gap, className, children }: DriftingRowProps) {
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
