import { describe, expect, it } from 'vitest';
import { BitSet } from './bit-set.ts';

const setOf = (ordinals: readonly number[], capacity = 200): BitSet => {
  const set = new BitSet(capacity);
  for (const ordinal of ordinals) set.add(ordinal);
  return set;
};

const listOf = (set: BitSet): number[] => {
  const found: number[] = [];
  set.forEach((ordinal) => {
    found.push(ordinal);
  });
  return found;
};

describe('a set of ordinals', () => {
  const some = [0, 1, 31, 32, 63, 64, 95, 96, 150, 199];

  it('counts and lists what was added, also at the edges of words', () => {
    expect(setOf(some).size).toBe(some.length);
    expect(listOf(setOf(some))).toEqual(some);
    expect(setOf(some).has(63)).toBe(true);
    expect(setOf(some).has(62)).toBe(false);
  });

  it('keeps, joins and drops what another has', () => {
    const other = setOf([1, 2, 64, 199]);
    const kept = setOf(some);
    kept.keep(other);
    expect(listOf(kept)).toEqual([1, 64, 199]);
    const joined = setOf([5]);
    joined.join(other);
    expect(listOf(joined)).toEqual([1, 2, 5, 64, 199]);
    const dropped = setOf(some);
    dropped.drop(other);
    expect(listOf(dropped)).toEqual([0, 31, 32, 63, 95, 96, 150]);
  });

  it.each([
    [200, 0, 0, 3, [199, 150, 96], 0],
    [200, 0, 2, 3, [96, 95, 64], 2],
    [96, 32, 0, 9, [95, 64, 63, 32], 0],
    [97, 33, 1, 9, [95, 64, 63], 1],
    [64, 64, 0, 9, [], 0],
    [0, 0, 0, 9, [], 0],
    [200, 0, 50, 9, [], 10],
  ])('walks down from below %i to %i, leaving out %i, taking at most %i', (high, low, skip, most, expected, left) => {
    const found: number[] = [];
    expect(setOf(some).takeDown(found, { low, high, skip, most })).toBe(left);
    expect(found).toEqual(expected);
  });

  it('does not walk an empty range', () => {
    const began = performance.now();
    for (let count = 0; count < 100; count += 1) setOf([]).takeDown([], { low: 0, high: 0, skip: 0, most: 1 });
    // Walking word by word down from 2^32 takes minutes.
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it('takes out what is below, and fills by a test', () => {
    const set = setOf(some);
    set.dropBelow(64);
    expect(listOf(set)).toEqual([64, 95, 96, 150, 199]);
    const filled = new BitSet(200);
    filled.addWhere(70, (ordinal) => ordinal % 33 === 0);
    expect(listOf(filled)).toEqual([0, 33, 66]);
  });
});
