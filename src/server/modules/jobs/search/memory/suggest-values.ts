import type { Clock } from '../job-lists.store.ts';
import type { Source } from '../suggestions.store.ts';
import type { JobIndex } from './job-index.ts';
import { lowerCase } from './lower-case.ts';
import type { Places } from './places.ts';
import { firstGroups } from './value-groups.ts';

const COLUMN = { skill: 'skill', title: 'title', company: 'companyName' } as const;

/** Returns values of open jobs that contain one of the texts, most frequent first. */
export const suggestValues = (
  index: JobIndex,
  places: Places,
  { source, texts, limit, clock }: { source: Source; texts: readonly string[]; limit: number; clock: Clock },
): string[] => {
  index.turnTo(clock.today);
  const lowered = texts.map(lowerCase);
  if (source === 'place')
    return suggestPlaces(places, places.count(index.openCounts.location), { texts: lowered, limit });
  const dictionary = index.dictionaryOf(COLUMN[source]);
  const wanted = new Uint8Array(dictionary.size);
  for (const text of lowered) for (const value of dictionary.containing(text)) wanted[value] = 1;
  const found = firstGroups(dictionary, index.openCounts[COLUMN[source]], {
    most: limit,
    order: 'count',
    isWanted: (value) => wanted[value] === 1,
  });
  return found.map(({ value }) => value);
};

/** Returns places whose name or spelling matches, each by its name. */
export const suggestPlaces = (
  places: Places,
  counts: ReturnType<Places['count']>,
  { texts, limit }: { texts: readonly string[]; limit: number },
): string[] => {
  const wanted = places.namesHolding(texts);
  return places.mostFrequent(counts, limit, (name) => wanted.has(name)).map(({ value }) => value);
};
