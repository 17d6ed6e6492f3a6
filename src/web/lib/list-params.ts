/** The same query with some parameters changed; an empty value removes one. */
export const withParams = (search: string | URLSearchParams, changes: Readonly<Record<string, string>>): string => {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  return `?${params}`;
};

/** The page number in the address; 1 by default. */
export const pageIn = (search: URLSearchParams): number => {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
};

/** The text of a filter, if not empty. */
export const textParam = (search: URLSearchParams, name: string): string | undefined =>
  search.get(name)?.trim() || undefined;

/** The value of a filter, if it is in the list. */
export const optionParam = <T extends string>(
  search: URLSearchParams,
  name: string,
  list: readonly T[],
): T | undefined => list.find((value) => value === search.get(name));
