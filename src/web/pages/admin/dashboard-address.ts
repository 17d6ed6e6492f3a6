import type { SortDirection } from '#web/components/table.tsx';

/** The tabs of the administrator's area, as `?tab=` names them. */
export const TABS = ['candidates', 'recruiters', 'jobs'] as const;
export type Tab = (typeof TABS)[number];

export const tabIn = (search: URLSearchParams): Tab => TABS.find((tab) => tab === search.get('tab')) ?? 'candidates';

export const tabAddress = (tab: Tab): { pathname: string; search: string } => ({
  pathname: '/admin-dashboard',
  search: `?tab=${tab}`,
});

/** The same list with some parameters changed; an empty value takes one away. */
export function withParams(search: URLSearchParams, changes: Readonly<Record<string, string>>): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}

/** The order of a list, as a field or `-field`; `-createdAt` when the address names none that exists. */
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
