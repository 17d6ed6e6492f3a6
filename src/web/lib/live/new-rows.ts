/** One query of a list: its rows and the total count. */
export interface ListPart<Row extends { _id: string } = { _id: string }> {
  body: readonly Row[];
  total: number;
}

const sum = (parts: readonly ListPart[]): number => parts.reduce((total, part) => total + part.total, 0);

/**
 * Counts the rows added since a list was read: by the total, or by the rows newer than all those shown, when as many
 * have left the list meanwhile.
 *
 * @param since when a row was added
 */
export function countNew<Row extends { _id: string }>(
  shown: readonly ListPart<Row>[],
  fresh: readonly ListPart<Row>[],
  since: (row: Row) => string,
): number {
  const known = new Set(shown.flatMap(({ body }) => body.map(({ _id }) => _id)));
  const newest = shown
    .flatMap(({ body }) => body.map(since))
    .sort()
    .at(-1);
  const come = fresh
    .flatMap(({ body }) => body)
    .filter((row) => !known.has(row._id) && (newest === undefined || since(row) > newest));
  return Math.max(0, sum(fresh) - sum(shown), come.length);
}

const idsOf = (parts: readonly ListPart[]): string =>
  parts
    .flatMap(({ body }) => body.map(({ _id }) => _id))
    .sort()
    .join(' ');

/**
 * Whether both show the same rows, in any order; otherwise the list was reloaded meanwhile and includes the new rows.
 */
export const showTheSame = (one: readonly ListPart[], other: readonly ListPart[]): boolean =>
  idsOf(one) === idsOf(other);
