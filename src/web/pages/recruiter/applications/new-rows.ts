/** One query of a list: its rows, and how many there are in all. */
export interface ListPart {
  body: readonly { _id: string; appliedAt: string }[];
  total: number;
}

const sum = (parts: readonly ListPart[]): number => parts.reduce((total, part) => total + part.total, 0);

/**
 * How many have come since a list was read: by its size, or by the rows of it that are newer than all that it showed,
 * when as many have left it meanwhile.
 */
export function countNew(shown: readonly ListPart[], fresh: readonly ListPart[]): number {
  const known = new Set(shown.flatMap(({ body }) => body.map(({ _id }) => _id)));
  const newest = shown
    .flatMap(({ body }) => body.map(({ appliedAt }) => appliedAt))
    .sort()
    .at(-1);
  const come = fresh
    .flatMap(({ body }) => body)
    .filter(({ _id, appliedAt }) => !known.has(_id) && (newest === undefined || appliedAt > newest));
  return Math.max(0, sum(fresh) - sum(shown), come.length);
}
