import { placesOf } from './job-facets.store.ts';
import type { Counted } from './memory/value-groups.ts';
import { countGroups } from './memory/value-groups.ts';

/**
 * Returns the most frequent places in the given locations, each under one name with all its spellings as in the job
 * lists, and their total.
 */
export const topPlaces = (
  locations: readonly Counted[],
  most: number,
): { top: { place: string; count: number }[]; all: number } => {
  const { places, counts } = placesOf(locations);
  const top = places.mostFrequent(counts, most).map(({ value: place, count }) => ({ place, count }));
  return { top, all: countGroups(places.names, counts.names) };
};
