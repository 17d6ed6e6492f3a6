interface Versions<T> {
  /** The values that both versions started from. */
  before: T;
  /** Its value stays where both versions changed the same. */
  preferred: T;
  other: T;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isList = (value: unknown): value is readonly Record<string, unknown>[] =>
  Array.isArray(value) && value.every(isGroup);

const mergeValue = ({ before, preferred, other }: Versions<unknown>): unknown => {
  if (same(preferred, before)) return other;
  if (isGroup(before) && isGroup(preferred) && isGroup(other)) return mergeVersions({ before, preferred, other });
  // Rows are matched by their position, so only while none was added or removed.
  if (
    isList(before) &&
    isList(preferred) &&
    isList(other) &&
    [preferred, other].every((rows) => rows.length === before.length)
  )
    return preferred.map((row, at) => mergeValue({ before: before[at], preferred: row, other: other[at] }));
  return preferred;
};

/** Returns the preferred values where they differ from those before, and the other ones elsewhere. */
export const mergeVersions = <T extends Record<string, unknown>>({ before, preferred, other }: Versions<T>): T => ({
  ...preferred,
  ...Object.fromEntries(
    Object.entries(preferred).map(([name, value]) => [
      name,
      mergeValue({ before: before[name], preferred: value, other: other[name] }),
    ]),
  ),
});
