import { expect, it } from 'vitest';
import { proposeMerges } from './propose-merges.ts';

/** Skills that all co-occur with the same others. */
const learned = (...keys: string[]) => ({
  skills: keys.map((key, at) => ({ key, name: key, listings: 20 - at })),
  vectors: new Float32Array(keys.length).fill(1),
  dimensions: 1,
  listings: 100,
  merged: [],
  pairs: new Uint32Array(),
  together: new Uint32Array(),
  roles: [],
  roleVectors: new Float32Array(),
  wordings: [],
  wordingVectors: new Float32Array(),
  usualTitle: new Float32Array(),
  titleVectors: new Float32Array(),
  candidates: [],
});

const proposed = (...keys: string[]): [string, string][] =>
  proposeMerges(learned(...keys)).map(({ fromKey, toKey }) => [fromKey, toKey]);

it('proposes what differs by a slip, or goes on where the other ends', () => {
  expect(proposed('kubernetes', 'kuberntes')).toEqual([['kuberntes', 'kubernetes']]);
  expect(proposed('tallyerp', 'tallyerpsoftware')).toEqual([['tallyerpsoftware', 'tallyerp']]);
});

it('proposes no other word, however often both are asked for together', () => {
  expect(proposed('python', 'powerbi', 'pandas')).toEqual([]);
  expect(proposed('java8', 'java9')).toEqual([]);
  expect(proposed('nursing', 'curing')).toEqual([]);
});
