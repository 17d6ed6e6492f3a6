/** How many there are under each key, of groups that the database has counted. */
export const tally = <K extends string, G extends { count: number }>(
  keys: readonly K[],
  groups: readonly G[],
  belongs: (group: G, key: K) => boolean,
): Record<K, number> =>
  // Object.fromEntries forgets which keys it was given.
  Object.fromEntries(keys.map((key) => [key, sumOf(groups.filter((group) => belongs(group, key)))])) as Record<
    K,
    number
  >;

/** How many there are in all the groups. */
export const sumOf = (groups: readonly { count: number }[]): number =>
  groups.reduce((sum, { count }) => sum + count, 0);
