import type { Dictionary } from './dictionary.ts';

/** A value and its number of occurrences. */
export interface Counted {
  value: string;
  count: number;
}
interface Group {
  key: string;
  group: number;
  count: number;
}
type Order = 'count' | 'key';

const isFirst = (order: Order, left: Group, right: Group): boolean =>
  order === 'count' && left.count !== right.count ? left.count > right.count : left.key < right.key;

/** Returns the most frequent of the spellings that differ in case. */
export const spelling = (dictionary: Dictionary, counts: Uint32Array, group: number): string => {
  const [first = ''] = dictionary
    .spellingsOf(group)
    .toSorted(
      (left, right) =>
        (counts[right] ?? 0) - (counts[left] ?? 0) ||
        ((dictionary.values[left] ?? '') < (dictionary.values[right] ?? '') ? -1 : 1),
    )
    .map((value) => dictionary.values[value] ?? '');
  return first;
};

/** Returns the first groups in an order that pass `isWanted`, without sorting all of them. */
export const firstGroups = (
  dictionary: Dictionary,
  counts: Uint32Array,
  { most, order, isWanted = () => true }: { most: number; order: Order; isWanted?: (value: number) => boolean },
): Counted[] => {
  const sums = new Uint32Array(dictionary.size);
  const end = Math.min(counts.length, dictionary.size);
  for (let value = 0; value < end; value++) {
    const count = counts[value] ?? 0;
    if (count === 0 || dictionary.values[value] === '' || !isWanted(value)) continue;
    const group = dictionary.groups[value] ?? value;
    sums[group] = (sums[group] ?? 0) + count;
  }
  const first: Group[] = [];
  for (let group = 0; group < sums.length; group++) {
    const count = sums[group] ?? 0;
    const last = first.at(-1);
    if (count === 0 || (order === 'count' && first.length === most && last && last.count > count)) continue;
    const found: Group = { group, count, key: dictionary.lowered[group] ?? '' };
    if (first.length === most && last && isFirst(order, last, found)) continue;
    let at = first.length;
    while (at > 0 && isFirst(order, found, first[at - 1] ?? found)) at -= 1;
    first.splice(at, 0, found);
    if (first.length > most) first.pop();
  }
  return first.map(({ group, count }) => ({ value: spelling(dictionary, counts, group), count }));
};

/** Counts distinct values, ignoring case. */
export const countGroups = (dictionary: Dictionary, counts: Uint32Array): number => {
  const groups = new Set<number>();
  const end = Math.min(counts.length, dictionary.size);
  for (let value = 0; value < end; value++) if (counts[value]) groups.add(dictionary.groups[value] ?? value);
  return groups.size;
};
