export interface Versions<T> {
  /** The values that both versions started from. */
  before: T;
  /** Its value stays where both versions changed the same. */
  preferred: T;
  other: T;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns the values that differ from those before. */
export const changedValues = <T extends object>(values: T, before: T): Partial<T> => {
  const unchanged = new Map(Object.entries(before));
  // A part of the values: their names and types are kept.
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !same(value, unchanged.get(name))),
  ) as Partial<T>;
};

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isList = (value: unknown): value is readonly Record<string, unknown>[] =>
  Array.isArray(value) && value.every(isGroup);

const mergeValue = ({ before, preferred, other }: Versions<unknown>): unknown => {
  if (same(preferred, before)) return other;
  if (isGroup(before) && isGroup(preferred) && isGroup(other)) return mergeVersions({ before, preferred, other });
  if (isList(before) && isList(preferred) && isList(other)) return mergeRows({ before, preferred, other });
  return preferred;
};

/** Rows are matched by their position, so only while none was removed and only one version added some at the end. */
const mergeRows = ({ before, preferred, other }: Versions<readonly Record<string, unknown>[]>): readonly unknown[] => {
  const lengths = [preferred.length, other.length];
  if (Math.min(...lengths) !== before.length) return preferred;
  const added = preferred.length > other.length ? preferred : other;
  return [
    ...before.map((row, at) => mergeValue({ before: row, preferred: preferred[at], other: other[at] })),
    ...added.slice(before.length),
  ];
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

/** Returns a draft with what was typed in it since `base`, and the present values elsewhere. */
export const typedOver = (
  draft: Record<string, unknown>,
  base: unknown,
  present: Record<string, unknown>,
): Record<string, unknown> =>
  isGroup(base) ? mergeVersions({ before: base, preferred: draft, other: present }) : draft;
