import { placeName } from '#contract/places.ts';
import type { JobFacets } from '#web/features/jobs/job.ts';

/**
 * Returns the names of those chosen places that are counted under another name than `placeName` gives, such as names in
 * Devanagari; undefined if there are none. From the counted places, because the browser has no table of such names.
 */
export const namesOfPlaces = (
  chosen: readonly string[],
  counted: JobFacets['places'],
): Readonly<Record<string, string>> | undefined => {
  const names = chosen.flatMap((place) => {
    const found = counted.find(({ spellings }) => spellings.includes(place));
    return found && found.value !== placeName(place) ? [[place, found.value] as const] : [];
  });
  return names.length > 0 ? Object.fromEntries(names) : undefined;
};
