import type { Clock } from '../job-lists.store.ts';
import type { Source } from '../suggestions.store.ts';
import { firstGroups, type Places } from './count-values.ts';
import type { JobIndex } from './job-index.ts';
import { lowerCase } from './lower-case.ts';

const COLUMN = { skill: 'skill', title: 'title', company: 'companyName' } as const;

/** Values of open jobs that contain one of the texts, the most frequent first. */
export const suggestValues = (
  index: JobIndex,
  places: Places,
  { source, texts, limit, clock }: { source: Source; texts: readonly string[]; limit: number; clock: Clock },
): string[] => {
  index.turnTo(clock.today);
  const counts = source === 'place' ? places.count(index.openCounts.location) : index.openCounts[COLUMN[source]];
  const dictionary = source === 'place' ? places.dictionary : index.dictionaryOf(COLUMN[source]);
  const wanted = new Uint8Array(dictionary.size);
  for (const text of texts) for (const value of dictionary.containing(lowerCase(text))) wanted[value] = 1;
  const found = firstGroups(dictionary, counts, {
    most: limit,
    order: 'count',
    isWanted: (value) => wanted[value] === 1,
  });
  return found.map(({ value }) => value);
};
