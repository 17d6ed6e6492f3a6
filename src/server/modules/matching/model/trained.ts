import { isHeard, keysBySound } from '../skills/keys-by-sound.ts';
import { mergedKey, skillKey } from '../skills/skill-key.ts';
import { embeddings } from './embedding.ts';
import { isLanguage } from './languages.ts';
import type { Learned } from './learned.ts';
import type { SkillModel } from './skill-model.ts';
import { directionOf, dot, rowOf } from './vectors.ts';

/** Minimum similarity of near skills; skills that are merely required together are below it. */
const NEAR = 0.6;
/** Pairs in fewer listings are no reason to call a skill near or usual. */
const LEAST_TOGETHER = 3;
/** Smoothing: listings added to pairs that are rarely required together. Best measured value (bench/README.md). */
const GRANTED = 0.2;

/** A role that few listings have is as likely as if this many more with other skills had it. */
const FEW = 3;

/** Builds the model from the result of one training. */
export const trained = (version: number, learned: Learned): SkillModel => {
  const { skills, dimensions, roles } = learned;
  const merged = new Map(learned.merged);
  const numbers = new Map(skills.map(({ key }, at) => [key, at]));
  const candidates = new Map(learned.candidates);
  /** For each skill, those required together with it and the number of listings. */
  const neighbours = skills.map((): Map<number, number> => new Map());
  for (const [at, pair] of learned.pairs.entries()) {
    const [low, high] = [Math.floor(pair / skills.length), pair % skills.length];
    neighbours[low]?.set(high, learned.together[at] ?? 0);
    neighbours[high]?.set(low, learned.together[at] ?? 0);
  }

  const numberOf = (key: string): number | undefined => numbers.get(key);
  const numbersOf = (keys: Iterable<string>): number[] => [...new Set(keys)].flatMap((key) => numberOf(key) ?? []);
  const keyAt = (at: number): string => skills[at]?.key ?? '';
  const listingsAt = (at: number): number => skills[at]?.listings ?? 0;
  const listingsOf = (key: string): number => listingsAt(numberOf(key) ?? -1);
  const vectorAt = (at: number): Float32Array => rowOf(learned.vectors, at, dimensions);

  const knownBySound = keysBySound(skills.map(({ key, name }) => [name, key] as const));

  return {
    version,
    key: (typed) => {
      const key = skillKey(typed);
      return mergedKey((isHeard(key) && knownBySound(typed)) || key, merged);
    },
    name: (key) => skills[numberOf(key) ?? -1]?.name ?? key,
    vector: (key) => {
      const at = numberOf(key);
      return at === undefined ? undefined : vectorAt(at);
    },
    listings: listingsOf,
    candidates: (key) => candidates.get(key),
    near(asked, have) {
      const at = numberOf(asked);
      if (at === undefined || isLanguage(asked)) return undefined;
      const vector = vectorAt(at);
      const [best] = numbersOf(have)
        .filter((other) => !isLanguage(keyAt(other)))
        .map((other) => ({
          skill: keyAt(other),
          listings: neighbours[at]?.get(other) ?? 0,
          alike: dot(vector, vectorAt(other)),
        }))
        .filter(({ listings, alike }) => listings >= LEAST_TOGETHER && alike >= NEAR)
        .toSorted((one, other) => other.alike - one.alike);
      return best && { skill: best.skill, listings: best.listings };
    },
    beside(keys, limit) {
      const own = numbersOf(keys);
      const others = new Set(own.flatMap((at) => [...(neighbours[at]?.keys() ?? [])]));
      for (const at of own) others.delete(at);
      // Several skills partly say the same: together they count as their square root (bench/README.md).
      const part = 1 / Math.sqrt(own.length);
      const found = [...others].map((other) => {
        // Naive Bayes, tempered: each given skill contributes to the likelihood of the other.
        let score = Math.log(listingsAt(other));
        let most = 0;
        for (const at of own) {
          const together = neighbours[at]?.get(other) ?? 0;
          const byChance = (listingsAt(at) * listingsAt(other)) / learned.listings;
          score += part * Math.log((together + GRANTED) / (byChance + GRANTED));
          most = Math.max(most, together);
        }
        return { skill: keyAt(other), listings: most, score };
      });
      return found
        .filter((one) => one.listings >= LEAST_TOGETHER)
        .toSorted((one, other) => other.score - one.score)
        .slice(0, limit)
        .map(({ skill, listings }) => ({ skill, listings }));
    },
    rolesFor(keys, limit) {
      const own = new Set(numbersOf(keys));
      const direction = directionOf(learned.vectors, [...own], dimensions);
      return roles
        .map(({ role, listings, skills: ofRole }, at) => ({
          role,
          listings,
          asksFor: ofRole.some((skill) => own.has(skill)),
          alike: (dot(direction, rowOf(learned.roleVectors, at, dimensions)) * listings) / (listings + FEW),
        }))
        .filter(({ asksFor }) => asksFor)
        .toSorted((one, other) => other.alike - one.alike || other.listings - one.listings)
        .slice(0, limit)
        .map(({ role, listings }) => ({ role, listings }));
    },
    ...embeddings(merged, learned),
  };
};
