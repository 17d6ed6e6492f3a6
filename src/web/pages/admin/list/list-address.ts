import type { SortDirection } from '#web/components/table.tsx';

export const PAGE_SIZE = 20;

/** The same list with some parameters changed; an empty value takes one away. */
export function withParams(search: URLSearchParams, changes: Readonly<Record<string, string>>): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}

/** The order of a list, as a field or `-field`; none when the address names none that exists. */
export function orderIn<T extends string>(search: URLSearchParams, orders: readonly T[]): T | undefined {
  return orders.find((order) => order === search.get('sort'));
}

/** Where a column's head leads, and how the column is sorted now. */
export function sortBy(search: URLSearchParams, field: string): { to: string; sort: SortDirection | undefined } {
  const now = search.get('sort') ?? '-createdAt';
  const next = now === field ? `-${field}` : field;
  const sort = now === field ? 'ascending' : now === `-${field}` ? 'descending' : undefined;
  return { to: withParams(search, { sort: next, page: '', open: '' }), sort };
}

/** The value of a closed list that the address names. */
export const optionParam = <T extends string>(
  search: URLSearchParams,
  name: string,
  list: readonly T[],
): T | undefined => list.find((value) => value === search.get(name));

/** The text that somebody looks for. */
export const textParam = (search: URLSearchParams, name: string): string | undefined =>
  search.get(name)?.trim() || undefined;

export function pageIn(search: URLSearchParams): { page: number; limit: number } {
  const page = Number(search.get('page'));
  return { page: Number.isInteger(page) && page > 0 ? page : 1, limit: PAGE_SIZE };
}
