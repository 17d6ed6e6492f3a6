import { mergedKey, skillKey } from '../skills/skill-key.ts';
import type { Learned } from './learned.ts';
import type { SkillModel } from './skill-model.ts';

/** Less alike than this is another skill: two things that one asks for beside each other are not yet like each other. */
const NEAR = 0.6;
/** Of the likeness the part that equal skills have; the rest is that of the vectors. What measured best (bench/README.md). */
const EQUAL_PART = 0.35;
/** How much more a rare skill says than a usual one; measured as well. */
const RARITY = 0.3;

interface Beside {
  other: number;
  listings: number;
}

/** Answers from what one training has learned. */
export const trained = (version: number, learned: Learned): SkillModel => {
  const { skills, dimensions, roles } = learned;
  const merged = new Map(learned.merged);
  const numbers = new Map(skills.map(({ key }, at) => [key, at]));
  const candidates = new Map(learned.candidates);
  const [most = 1] = skills.map(({ listings }) => listings);
  const weights = skills.map(({ listings }) => (1 + Math.log(most / listings)) ** RARITY);
  const neighbours = skills.map((): Beside[] => []);
  for (const [at, pair] of learned.pairs.entries()) {
    const [low, high] = [Math.floor(pair / skills.length), pair % skills.length];
    const listings = learned.together[at] ?? 0;
    neighbours[low]?.push({ other: high, listings });
    neighbours[high]?.push({ other: low, listings });
  }

  const numberOf = (key: string): number | undefined => numbers.get(key);
  const vectorAt = (at: number): Float32Array => learned.vectors.subarray(at * dimensions, (at + 1) * dimensions);
  const product = (left: ArrayLike<number>, right: ArrayLike<number>): number => {
    let sum = 0;
    for (let axis = 0; axis < dimensions; axis++) sum += (left[axis] ?? 0) * (right[axis] ?? 0);
    return sum;
  };
  /** Where somebody with these skills stands; zeros when none is known. */
  const placeOf = (keys: Iterable<string>): Float32Array => {
    const place = new Float32Array(dimensions);
    for (const key of keys) {
      const at = numberOf(key);
      if (at === undefined) continue;
      const [vector, weight] = [vectorAt(at), weights[at] ?? 1];
      for (let axis = 0; axis < dimensions; axis++) place[axis] = (place[axis] ?? 0) + weight * (vector[axis] ?? 0);
    }
    const length = Math.sqrt(product(place, place));
    return length > 0 ? place.map((value) => value / length) : place;
  };

  return {
    version,
    key: (typed) => mergedKey(skillKey(typed), merged),
    name: (key) => skills[numberOf(key) ?? -1]?.name ?? key,
    vector: (key) => {
      const at = numberOf(key);
      return at === undefined ? undefined : vectorAt(at);
    },
    listings: (key) => skills[numberOf(key) ?? -1]?.listings ?? 0,
    candidates: (key) => candidates.get(key),
    near(asked, have) {
      const at = numberOf(asked);
      if (at === undefined) return undefined;
      const own = new Set(have.map((key) => numberOf(key)));
      const vector = vectorAt(at);
      const [best] = (neighbours[at] ?? [])
        .filter(({ other }) => own.has(other))
        .map(({ other, listings }) => ({ other, listings, alike: product(vector, vectorAt(other)) }))
        .filter(({ alike }) => alike >= NEAR)
        .toSorted((one, other) => other.alike - one.alike);
      const skill = skills[best?.other ?? -1]?.key;
      return best && skill !== undefined ? { skill, listings: best.listings } : undefined;
    },
    beside(keys, limit) {
      const own = new Set(keys.flatMap((key) => numberOf(key) ?? []));
      const found = new Map<number, { part: number; listings: number }>();
      for (const at of own) {
        const { listings: all = 1 } = skills[at] ?? {};
        for (const { other, listings } of neighbours[at] ?? []) {
          if (own.has(other)) continue;
          const one = found.get(other) ?? { part: 0, listings: 0 };
          // A skill that everybody asks for says little of what is beside it.
          one.part += ((weights[at] ?? 1) * listings) / all;
          one.listings = Math.max(one.listings, listings);
          found.set(other, one);
        }
      }
      return [...found]
        .toSorted(([, one], [, other]) => other.part - one.part || other.listings - one.listings)
        .slice(0, limit)
        .map(([at, { listings }]) => ({ skill: skills[at]?.key ?? '', listings }));
    },
    rolesFor(keys, limit) {
      const place = placeOf(keys);
      const own = new Set(keys.flatMap((key) => numberOf(key) ?? []));
      return roles
        .map(({ role, listings, skills: ofRole }, at) => ({
          role,
          listings,
          shared: ofRole.filter((skill) => own.has(skill)).length,
          alike: product(place, learned.roleVectors.subarray(at * dimensions, (at + 1) * dimensions)),
        }))
        .filter(({ shared }) => shared > 0)
        .toSorted((one, other) => other.alike - one.alike || other.listings - one.listings)
        .slice(0, limit)
        .map(({ role, listings }) => ({ role, listings }));
    },
    likeness(asked, have) {
      const wanted = new Set(asked);
      const known = new Set(have);
      if (wanted.size === 0 || known.size === 0) return 0;
      let both = 0;
      for (const key of wanted) if (known.has(key)) both += 1;
      const equal = both / Math.sqrt(wanted.size * known.size);
      const alike = Math.max(0, product(placeOf(wanted), placeOf(known)));
      return EQUAL_PART * equal + (1 - EQUAL_PART) * alike;
    },
  };
};
