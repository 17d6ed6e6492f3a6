/** Returns the count for each key, from groups counted by the database. */
export const tally = <K extends string, G extends { count: number }>(
  keys: readonly K[],
  groups: readonly G[],
  belongs: (group: G, key: K) => boolean,
): Record<K, number> =>
  // Object.fromEntries loses the type of its keys.
  Object.fromEntries(keys.map((key) => [key, sumOf(groups.filter((group) => belongs(group, key)))])) as Record<
    K,
    number
  >;

/** Returns the total count of all groups. */
export const sumOf = (groups: readonly { count: number }[]): number =>
  groups.reduce((sum, { count }) => sum + count, 0);
