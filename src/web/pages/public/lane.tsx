import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { type ReactNode, useRef } from 'react';
import { homeTexts as texts } from '#texts/home.ts';
import { Button } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { Section } from '#web/components/section.tsx';
import { useAdvance } from '#web/lib/use-advance.ts';

interface LaneProps {
  id: string;
  title: string;
  link?: { to: string; words: string };
  /** Milliseconds between two steps, pixels per step, and milliseconds per step. */
  every: number;
  by?: number;
  slide: number;
  /** Cards 300 px wide side by side, or one, two or three in view depending on the width of the window. */
  cards: 'fixed' | 'fitted';
  /** Shown when there are no cards. */
  empty: ReactNode;
  children: readonly ReactNode[];
}

/** Cards in a row that scrolls automatically and can be paused, scrolled and stepped through. */
export function Lane({ id, title, link, every, by, slide, cards, empty, children }: LaneProps) {
  const row = useRef<HTMLDivElement>(null);
  const { paused, toggle, still, step, hold } = useAdvance(row, { every, by, slide });
  if (children.length === 0) {
    return (
      <Section id={id} title={title} link={link}>
        {empty}
      </Section>
    );
  }
  return (
    <Section
      id={id}
      title={title}
      link={link}
      pause={still ? undefined : { paused, onToggle: toggle, what: title }}
      aside={
        <div className="lane-controls noscript:hidden">
          <Button size="m" iconOnly icon={ArrowLeft} onClick={() => step(-1)}>
            {texts.previous({ what: title })}
          </Button>
          <Button size="m" iconOnly icon={ArrowRight} onClick={() => step(1)}>
            {texts.next({ what: title })}
          </Button>
        </div>
      }
    >
      <div
        ref={row}
        {...hold}
        className={classNames(
          'lane -mb-2 overflow-x-auto pb-3 [scrollbar-width:none]',
          cards === 'fixed'
            ? 'auto-cols-[300px]'
            : 'mr-0 auto-cols-[100%] snap-x snap-mandatory min-[40em]:auto-cols-[calc((100%-var(--s-5))/2)] lg:auto-cols-[calc((100%-2*var(--s-5))/3)]',
        )}
      >
        {children}
      </div>
    </Section>
  );
}
