import { Link, type To } from 'react-router';
import { componentWords } from '#web/words/en/components.ts';

interface PaginationProps {
  page: number;
  pages: number;
  /** The address of a page: keep the filters that are in it. */
  to: (page: number) => To;
  label?: string;
}

/** Previous, "Page x of y", Next: links, so that Back and reload keep the place. Nothing when there is one page. */
export function Pagination({ page, pages, to, label = componentWords.pages }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav className="pager" aria-label={label}>
      <PageLink to={page > 1 ? to(page - 1) : undefined} rel="prev">
        {componentWords.previous}
      </PageLink>
      <span className="num small soft">{componentWords.pageOf(page, pages)}</span>
      <PageLink to={page < pages ? to(page + 1) : undefined} rel="next">
        {componentWords.next}
      </PageLink>
    </nav>
  );
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
