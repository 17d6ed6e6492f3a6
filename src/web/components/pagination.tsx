import { useEffect, useRef } from 'react';
import { Link, type To } from 'react-router';
import { componentTexts } from '#texts/components.ts';

interface PaginationProps {
  page: number;
  pages: number;
  /** Returns the address of a page; it must keep the current filters. */
  to: (page: number) => To;
  label?: string;
}

/**
 * Previous, "Page x of y", Next: links, so that Back and reload keep the position. Renders nothing for a single page.
 */
export function Pagination({ page, pages, to, label = componentTexts.pages }: PaginationProps) {
  const nav = useRef<HTMLElement>(null);
  const turned = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the requested page has loaded
  useEffect(() => {
    if (turned.current) focusList(nav.current);
    turned.current = false;
  }, [page]);
  if (pages <= 1) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires a click
    <nav
      ref={nav}
      className="pager"
      aria-label={label}
      onClick={() => {
        turned.current = true;
      }}
    >
      <PageLink to={page > 1 ? to(page - 1) : undefined} rel="prev">
        {componentTexts.previous}
      </PageLink>
      <span className="num small soft">{componentTexts.pageOf({ page, pages })}</span>
      <PageLink to={page < pages ? to(page + 1) : undefined} rel="next">
        {componentTexts.next}
      </PageLink>
    </nav>
  );
}

/** Moves the focus to the list: the new page starts at its top, while the pressed link is gone or far below. */
function focusList(nav: HTMLElement | null): void {
  const { activeElement } = document;
  const at = nav?.contains(activeElement) ? activeElement?.getBoundingClientRect() : undefined;
  if (at && at.top >= 0 && at.bottom <= window.innerHeight) return;
  if (at || activeElement === document.body) {
    nav?.closest<HTMLElement>('[data-list], [tabindex="-1"]')?.focus({ preventScroll: true });
  }
}

function PageLink({ to, rel, children }: { to: To | undefined; rel: string; children: string }) {
  if (to === undefined) {
    return (
      <span className="btn btn-plain btn-m is-off" aria-disabled="true">
        {children}
      </span>
    );
  }
  return (
    <Link to={to} rel={rel} className="btn btn-plain btn-m">
      {children}
    </Link>
  );
}
