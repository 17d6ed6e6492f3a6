import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#web/components/class-names.ts';
import { Typed } from '#web/components/typed.tsx';

interface CardProps extends ComponentProps<'div'> {
  /** The element to render, for a card that is an article or a list item. */
  as?: 'div' | 'article' | 'section' | 'li';
  /** m 20 px, l 24 px, none for a card that lays itself out. */
  padding?: 'none' | 'm' | 'l';
}

/** A surface with a thin border. Cards are never nested. */
export function Card({ as: Element = 'div', padding = 'm', className, ...rest }: CardProps) {
  // A polymorphic element: the attributes are those that all four elements share.
  const Shape = Element as 'div';
  return (
    <Shape {...rest} className={classNames('card', padding === 'm' && 'pad', padding === 'l' && 'pad-l', className)} />
  );
}

export interface Fact {
  label: ReactNode;
  value: ReactNode;
  /** Spans the full row on a phone, for values that wrap badly. */
  wide?: boolean;
}

const FACTS = { grid: 'facts', line: 'facts grid-cols-1', pay: 'pay' } as const;

/**
 * Labelled values: `grid` in dialogs and profiles, `line` across the full width, `pay` as a row under a thin line in a
 * card.
 */
export function Facts({ facts, look = 'grid' }: { facts: readonly Fact[]; look?: 'grid' | 'line' | 'pay' }) {
  return (
    <dl className={FACTS[look]}>
      {facts.map((fact, index) => (
        <div
          key={typeof fact.label === 'string' ? fact.label : index}
          className={fact.wide ? 'max-sm:col-span-full' : undefined}
        >
          <dt>{fact.label}</dt>
          <dd>{typeof fact.value === 'string' ? <Typed>{fact.value}</Typed> : fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A list whose bullets are short strokes in the accent colour. */
export function Bullets({ items, className }: { items: readonly ReactNode[]; className?: string }) {
  return (
    <ul className={classNames('bullets', className)}>
      {items.map((item, index) => (
        <li key={typeof item === 'string' ? item : index}>{typeof item === 'string' ? <Typed>{item}</Typed> : item}</li>
      ))}
    </ul>
  );
}

/** A date as a calendar leaf: weekday, day and month. */
export function DateCard({ weekday, day, month }: { weekday: string; day: string | number; month: string }) {
  return (
    <div className="date-card">
      <span>{weekday}</span>
      <b>{day}</b>
      <span>{month}</span>
    </div>
  );
}

/** Counts under a dark line: total, pending, accepted. */
export function Stats({
  stats,
  columns = 4,
  flat,
}: {
  stats: ReadonlyArray<{ label: ReactNode; value: ReactNode; note?: ReactNode }>;
  columns?: 2 | 4 | 5;
  /** For use above a list: on a phone each figure is next to its label. */
  flat?: boolean;
}) {
  return (
    <dl className={classNames('stats', columns !== 4 && `stats-${columns}`, flat && 'stats-flat')}>
      {stats.map((stat, index) => (
        <div key={typeof stat.label === 'string' ? stat.label : index} className="stat">
          <dt>{stat.label}</dt>
          <dd>
            {stat.value}
            {stat.note ? <small>{stat.note}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
