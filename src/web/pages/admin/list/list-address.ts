import type { SortDirection } from '#web/components/table.tsx';
import { pageIn, withParams } from '#web/lib/list-params.ts';

export const PAGE_SIZE = 20;

/** Sort order of a list, as `field` or `-field`; undefined when the address has no valid one. */
export function orderIn<T extends string>(search: URLSearchParams, orders: readonly T[]): T | undefined {
  return orders.find((order) => order === search.get('sort'));
}

/** Link target of a column header, and the current sort direction. */
export function sortBy(search: URLSearchParams, field: string): { to: string; sort: SortDirection | undefined } {
  const now = search.get('sort') ?? '-createdAt';
  const next = now === field ? `-${field}` : field;
  const sort = now === field ? 'ascending' : now === `-${field}` ? 'descending' : undefined;
  return { to: withParams(search, { sort: next, page: '', open: '' }), sort };
}

/** The page in the address, and how many rows it has. */
export const windowIn = (search: URLSearchParams): { page: number; limit: number } => ({
  page: pageIn(search),
  limit: PAGE_SIZE,
});
