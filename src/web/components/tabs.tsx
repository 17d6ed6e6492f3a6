import { useEffect, useRef } from 'react';
import { Link, type To } from 'react-router';
import { languageTexts } from '#texts/language.ts';

export interface Tab {
  to: To;
  label: string;
  current: boolean;
  /** The number of entries, or another short figure. */
  count?: number | string | undefined;
}

/** Views of one thing whose choice lives in the address; the selected one has a mark above it. */
export function Tabs({
  tabs,
  label,
  replace = true,
  state,
}: {
  tabs: readonly Tab[];
  label: string;
  replace?: boolean;
  /** The history state to set with the address. */
  state?: unknown;
}) {
  const row = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.label;
  // biome-ignore lint/correctness/useExhaustiveDependencies: keeps the selected tab in view where tabs scroll
  useEffect(() => {
    const chosen = row.current?.querySelector('.on');
    if (!row.current || !chosen) return;
    const [outer, inner] = [row.current.getBoundingClientRect(), chosen.getBoundingClientRect()];
    if (inner.left >= outer.left && inner.right <= outer.right) return;
    row.current.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  }, [current]);
  return (
    <nav ref={row} className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.label}
          to={tab.to}
          replace={replace}
          state={state}
          preventScrollReset
          className={tab.current ? 'on' : undefined}
          aria-current={tab.current ? 'page' : undefined}
        >
          {tab.label}
          {tab.count === undefined ? null : (
            <span className="number">
              {typeof tab.count === 'number' ? tab.count.toLocaleString(languageTexts.locale) : tab.count}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}

/** Two or three views of one thing as links, styled as a segmented control. */
export function SegmentLinks({ tabs, label }: { tabs: readonly Tab[]; label: string }) {
  return (
    <nav className="segments segments-s" aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.label}
          to={tab.to}
          className={tab.current ? 'on' : undefined}
          aria-current={tab.current ? 'page' : undefined}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
