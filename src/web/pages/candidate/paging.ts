import type { CallOutput } from '#contract/api.ts';
import { withParam } from '#web/lib/job-links.ts';
import { load, type ReadName, type read, useRead } from '#web/lib/queries.ts';
import type { LoadResult } from '#web/lib/settle.ts';

/** The page number in the address; 1 by default. */
export const pageOf = (search: URLSearchParams): number => {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
};

/** A paginated list. */
export interface PagedList<N extends ReadName> {
  /** Rows per page. */
  limit: number;
  at: (page: number) => ReturnType<typeof read<N>>;
}

const pagesOf = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit));

/**
 * Loads a page of a list and returns the list's total; past the end it loads the last page, without changing the
 * address.
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

/** The page loaded by `loadPage`, kept up to date. */
export function usePage<N extends ReadName>(
  { at, limit }: PagedList<N>,
  page: number,
): LoadResult<Page<CallOutput<N>>> {
  const asked = useRead(at(page));
  const pages = asked.ok ? pagesOf(asked.data.total, limit) : page;
  const shown = useRead(at(Math.min(page, pages)));
  return shown.ok ? { ok: true, data: { ...shown.data, page: Math.min(page, pages), pages } } : shown;
}

/** The parameters of what is open over a page. */
const OPENED = ['open', 'job', 'application', 'interview', 'offer'];

export const dropOpened = (params: URLSearchParams): void => {
  for (const opened of OPENED) params.delete(opened);
};

/** The same query for another page; page 1 needs no parameter, and open dialogs are dropped. */
export const pageSearch = (search: string, page: number): string => {
  const params = new URLSearchParams(withParam(search, 'page', page > 1 ? String(page) : undefined));
  dropOpened(params);
  const text = params.toString();
  return text ? `?${text}` : '';
};
