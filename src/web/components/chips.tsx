import X from 'lucide-react/icons/x';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Link, type To } from 'react-router';
import { componentTexts } from '#texts/components.ts';
import { Icon } from '#web/components/icon.tsx';
import { Typed } from '#web/components/typed.tsx';

/** A job's keywords in one row: at most `max`, only as many whole chips as fit, and "+N" for the rest. */
export function Chips({ items, max = 3 }: { items: readonly string[]; max?: number }) {
  const row = useRef<HTMLUListElement>(null);
  const [fitting, setFitting] = useState(max);

  useLayoutEffect(() => {
    const list = row.current;
    if (!list) return;
    // The widths depend only on the texts.
    let widths: number[] | undefined;
    // It observes the first width as well, after the layout of the frame: measured here, each row would cause a layout.
    const observer = new ResizeObserver(() => {
      // The first chip may already be truncated; its border is not in the scroll width.
      widths ??= [...list.children].map((chip) => Math.max(chip.clientWidth, chip.scrollWidth) + 2);
      setFitting(countFitting(widths, list.clientWidth, items.length));
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [items]);

  if (items.length === 0) return null;
  const offered = items.slice(0, max);
  const rest = items.slice(Math.min(fitting, max));
  return (
    <ul ref={row} className="chips chips-row">
      {offered.map((item, index) => (
        <li key={item} className={index < fitting ? 'chip' : 'chip chip-out'}>
          <Typed>{item}</Typed>
        </li>
      ))}
      {rest.length > 0 ? (
        <li className="chip chip-more" title={rest.join(', ')}>
          <span aria-hidden="true">+{rest.length}</span>
          <span className="visually-hidden">
            {componentTexts.moreChips({ count: rest.length })} <Typed>{rest.join(', ')}</Typed>
          </span>
        </li>
      ) : null}
    </ul>
  );
}

const gap = 6;
/** The width of "+99". */
const moreWidth = 36;

function countFitting(widths: readonly number[], room: number, total: number): number {
  let used = -gap;
  let count = 0;
  for (const width of widths) {
    used += gap + width;
    const rest = count + 1 === total ? 0 : gap + moreWidth;
    if (used + rest > room) break;
    count += 1;
  }
  // One chip always stays; CSS truncates it with an ellipsis.
  return Math.max(1, count);
}

/** All chips, wrapped over several rows. */
export function ChipList({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className="chips">
      {items.map((item, index) => (
        <li key={typeof item === 'string' ? item : index} className="chip">
          {typeof item === 'string' ? <Typed>{item}</Typed> : item}
        </li>
      ))}
    </ul>
  );
}

/** An active filter: a link to the same list without it. */
export function FilterChip({ to, children }: { to: To; children: string }) {
  return (
    <Link className="chip chip-on" to={to} preventScrollReset aria-label={componentTexts.remove({ what: children })}>
      <Typed>{children}</Typed>
      <Icon as={X} />
    </Link>
  );
}
