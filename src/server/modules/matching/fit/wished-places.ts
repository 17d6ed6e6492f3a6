import { placeName } from '#contract/places.ts';

const FROM_HOME = /\b(?:remote|wfh|work from home|home)\b|घर से/i;
const HYBRID = /\bhybrid\b|हाइब्रिड/i;
const ANYWHERE = /^(?:any ?where|any place|any location|(?:all|all over|pan|across)?[ -]*india|कहीं भी)$/i;

/** Wished places: towns, and ways of working typed among them. */
export interface Wishes {
  /** By the names that places are counted under, in lower case. */
  towns: ReadonlySet<string>;
  fromHome: boolean;
  hybrid: boolean;
  anywhere: boolean;
}

export const wishesOf = (places: readonly string[]): Wishes => {
  const towns = new Set<string>();
  let [fromHome, hybrid, anywhere] = [false, false, false];
  for (const place of places.flatMap((typed) => typed.split(',')).map((part) => part.trim())) {
    if (place === '') continue;
    if (ANYWHERE.test(place)) anywhere = true;
    else if (FROM_HOME.test(place)) fromHome = true;
    else if (HYBRID.test(place)) hybrid = true;
    else towns.add(placeName(place).toLowerCase());
  }
  return { towns, fromHome, hybrid, anywhere };
};

/** Splits a job's location into its places. */
export const placesOf = (location: string): string[] =>
  location
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Returns the first of the job's places that is wished; undefined when none is. */
export const wishedAmong = (location: string, { towns }: Wishes): string | undefined =>
  placesOf(location).find((place) => towns.has(placeName(place).toLowerCase()));
