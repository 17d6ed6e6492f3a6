import type { SortDirection } from '#web/components/table.tsx';

export const PAGE_SIZE = 20;

/** The list's address with some parameters changed; an empty value removes one. */
export function withParams(search: URLSearchParams, changes: Readonly<Record<string, string>>): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}

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

/** A parameter from a closed list of values. */
export const optionParam = <T extends string>(
  search: URLSearchParams,
  name: string,
  list: readonly T[],
): T | undefined => list.find((value) => value === search.get(name));

/** A search text from the address. */
export const textParam = (search: URLSearchParams, name: string): string | undefined =>
  search.get(name)?.trim() || undefined;

export function pageIn(search: URLSearchParams): { page: number; limit: number } {
  const page = Number(search.get('page'));
  return { page: Number.isInteger(page) && page > 0 ? page : 1, limit: PAGE_SIZE };
}
