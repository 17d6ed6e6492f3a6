import type { Learned } from '../learned.ts';
import { isWord, type Wordings } from '../wordings.ts';
import { learnTitles } from './learn-titles.ts';
import { countOf, inOneArray, vectorsOf } from './vectors-of.ts';

/** With fewer listings, a wording has too few co-occurrences. */
const LEAST_LISTINGS = 3;
const MOST_WORDINGS = 8_000;
/** Best measured values, as in docs/matching.md. */
const EVENNESS = 0.75;
const INFORMATION_POWER = 0.5;
/** Weight of a single word of a skill relative to a whole skill. */
const WORD_PART = 0.5;

/**
 * Learns which wordings co-occur (other names of one skill, and each word of multi-word skills separately), and what
 * the jobs that ask for them are called.
 */
export const learnWordings = (
  listings: readonly { title: string; skills: Wordings }[],
  people: readonly Wordings[],
): Pick<Learned, 'wordings' | 'wordingVectors' | 'usualTitle' | 'titleVectors'> => {
  const all = ({ wholes, words }: Wordings): string[] => [...wholes, ...words];
  const kept = [...countOf(listings.flatMap(({ skills }) => all(skills)))]
    .filter(([, count]) => count >= LEAST_LISTINGS)
    .toSorted(([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1))
    .slice(0, MOST_WORDINGS);
  const numbers = new Map(kept.map(([wording], at) => [wording, at]));
  const known = (some: readonly string[]): number[] => some.flatMap((wording) => numbers.get(wording) ?? []);
  const { vectors } = vectorsOf({
    listings: listings.map(({ skills }) => known(all(skills))),
    people: people.map((one) => known(all(one))),
    frequencies: kept.map(([, count]) => count),
    informationPower: INFORMATION_POWER,
    evenness: EVENNESS,
  });
  for (const [at, [wording]] of kept.entries())
    if (isWord(wording)) vectors[at] = vectors[at]?.map((value) => value * WORD_PART) ?? new Float32Array();
  return {
    wordings: kept,
    wordingVectors: inOneArray(vectors),
    ...learnTitles(
      listings.map(({ title, skills }) => ({ title, wordings: known(skills.wholes) })),
      kept.length,
    ),
  };
};
