interface Versions<T> {
  /** The values that the form was opened with. */
  before: T;
  typed: T;
  /** What another user saved meanwhile. */
  newer: T;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isList = (value: unknown): value is readonly Record<string, unknown>[] =>
  Array.isArray(value) && value.every(isGroup);

const mergeValue = ({ before, typed, newer }: Versions<unknown>): unknown => {
  if (same(typed, before)) return newer;
  if (isGroup(before) && isGroup(typed) && isGroup(newer)) return mergeTyped({ before, typed, newer });
  // Rows are matched by their position, so only while none was added or removed.
  if (isList(before) && isList(typed) && isList(newer) && [typed, newer].every((rows) => rows.length === before.length))
    return typed.map((row, at) => mergeValue({ before: before[at], typed: row, newer: newer[at] }));
  return typed;
};

/** Returns the typed values where they differ from those the form was opened with, and the newer ones elsewhere. */
export const mergeTyped = <T extends Record<string, unknown>>({ before, typed, newer }: Versions<T>): T => ({
  ...typed,
  ...Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [
      name,
      mergeValue({ before: before[name], typed: value, newer: newer[name] }),
    ]),
  ),
});
