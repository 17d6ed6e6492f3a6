import type { CallOutput } from '#contract/api.ts';
import { withParam } from '#web/lib/job-links.ts';
import { load, type ReadName, type read, useRead } from '#web/lib/queries.ts';
import type { LoadResult } from '#web/lib/settle.ts';

/** The page that an address asks for; the first when it asks for none. */
export const pageOf = (search: URLSearchParams): number => {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
};

/** A list in pages. */
export interface PagedList<N extends ReadName> {
  /** Rows of a page. */
  limit: number;
  at: (page: number) => ReturnType<typeof read<N>>;
}

const pagesOf = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit));

/**
 * Loads a page of a list and tells the list's size; whoever asks for one behind the last is shown the last, at the
 * address they came by.
 */
export async function loadPage<N extends ReadName>({ at, limit }: PagedList<N>, page: number): Promise<number> {
  const { total } = await load(at(page));
  const pages = pagesOf(total, limit);
  if (page > pages) await load(at(pages));
  return total;
}

export interface Page<T> {
  body: T;
  total: number;
  page: number;
  pages: number;
}

/** The page that `loadPage` has loaded, kept up to date. */
export function usePage<N extends ReadName>(
  { at, limit }: PagedList<N>,
  page: number,
): LoadResult<Page<CallOutput<N>>> {
  const asked = useRead(at(page));
  const pages = asked.ok ? pagesOf(asked.data.total, limit) : page;
  const shown = useRead(at(Math.min(page, pages)));
  return shown.ok ? { ok: true, data: { ...shown.data, page: Math.min(page, pages), pages } } : shown;
}

/** The same query at another page; the first needs no number, and what was open stays behind. */
export const pageSearch = (search: string, page: number): string => {
  const params = new URLSearchParams(withParam(search, 'page', page > 1 ? String(page) : undefined));
  for (const opened of ['job', 'application', 'interview']) params.delete(opened);
  const text = params.toString();
  return text ? `?${text}` : '';
};
