import { createReadStream } from 'node:fs';
import { readListings } from '#server/modules/jobs/import/read-listings.ts';
import { wordingOf } from '#server/modules/matching/skills/skill-key.ts';
import { familyOf } from './family.ts';
import type { Listed } from './rankings.ts';
import { numberFrom } from './split.ts';

export interface Listing extends Listed {
  family: string;
  title: string;
  skills: string[];
}

/** Queries, the listings ranked for them, and all held-out listings, including those of too small families. */
export interface Split {
  queries: readonly Listing[];
  documents: readonly Listing[];
  heldOut: readonly Listing[];
}

const LEAST_FAMILY = 5;

/** Duplicate jobs would find themselves. */
export const readDistinct = async (path: string): Promise<Listing[]> => {
  const listings: Listing[] = [];
  const seen = new Set<string>();
  for await (const one of readListings(createReadStream(path))) {
    if ('refused' in one) continue;
    const { title, skills, companyName } = one.listing;
    const same = JSON.stringify([title, companyName, [...skills].sort()]).toLowerCase();
    if (seen.has(same)) continue;
    seen.add(same);
    listings.push({ row: one.line - 1, family: familyOf(title), title, skills });
  }
  return listings;
};

/** Holds out one third, chosen by the seed. */
export const splitBy = (seed: string, listings: readonly Listing[]): Split => {
  const isHeldOut = ({ row }: Listing): boolean => numberFrom(`${seed} ${row}`) % 3 === 0;
  // A random but repeatable order for listings with equal scores.
  const documents = listings
    .filter((one) => !isHeldOut(one))
    .toSorted((one, other) => numberFrom(`level ${one.row}`) - numberFrom(`level ${other.row}`));
  const heldOut = listings.filter(isHeldOut);
  return { documents, heldOut, queries: answerable(heldOut, documents, listings) };
};

/** Returns the listings whose family is large enough and is among the documents. */
export const answerable = (
  asked: readonly Listing[],
  documents: readonly Listing[],
  all: readonly Listing[],
): Listing[] => {
  const sizes = new Map<string, number>();
  for (const { family } of all) sizes.set(family, (sizes.get(family) ?? 0) + 1);
  const answered = new Set(documents.map(({ family }) => family));
  return asked.filter(
    ({ family }) => family !== '' && (sizes.get(family) ?? 0) >= LEAST_FAMILY && answered.has(family),
  );
};

export const halfOf = ({ row, skills }: Listing): string[] =>
  skills
    .toSorted((one, other) => numberFrom(`${row} ${one}`) - numberFrom(`${row} ${other}`))
    .slice(0, Math.ceil(skills.length / 2));

export const wholesOf = (skills: readonly string[]): string[] => [
  ...new Set(skills.map((skill) => wordingOf(skill).whole).filter((whole) => whole !== '')),
];
