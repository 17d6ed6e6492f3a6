import { comparedPlaceNames } from '#server/modules/hindi/public.ts';

const FROM_HOME = /\b(?:remote|wfh|work from home|home)\b|घर से/i;
const HYBRID = /\bhybrid\b|हाइब्रिड/i;
const ANYWHERE = /^(?:any(?: ?where)?|any place|any location|(?:all|all over|pan|across)?[ -]*india|कहीं भी)$/i;

/** Job sites name a region for any of its towns. */
const REGIONS: readonly (readonly [name: RegExp, towns: readonly string[]])[] = [
  [/\bncr\b|एनसीआर/i, ['noida', 'greater noida', 'gurugram', 'faridabad', 'ghaziabad']],
  [/\bmumbai\b.*\ball areas\b/i, ['navi mumbai', 'thane']],
];

/** Returns the towns of a place, by the names that places are counted under, in lower case. */
const townsOf = (place: string): string[] => [
  ...comparedPlaceNames(place),
  ...REGIONS.flatMap(([name, towns]) => (name.test(place) ? towns : [])),
];

/** Wished places: towns, and ways of working typed among them. */
export interface Wishes {
  /** By the names that places are counted under, in lower case. */
  towns: ReadonlySet<string>;
  fromHome: boolean;
  hybrid: boolean;
  anywhere: boolean;
  /** The ways of working, as typed. */
  ways: readonly string[];
}

const wayOf = (place: string): 'anywhere' | 'fromHome' | 'hybrid' | undefined => {
  if (ANYWHERE.test(place)) return 'anywhere';
  if (FROM_HOME.test(place)) return 'fromHome';
  return HYBRID.test(place) ? 'hybrid' : undefined;
};

export const wishesOf = (places: readonly string[]): Wishes => {
  const towns = new Set<string>();
  const ways: string[] = [];
  let [fromHome, hybrid, anywhere] = [false, false, false];
  for (const place of places.flatMap((typed) => typed.split(',')).map((part) => part.trim())) {
    if (place === '') continue;
    const way = wayOf(place);
    if (way === undefined) for (const town of townsOf(place)) towns.add(town);
    else ways.push(place);
    anywhere ||= way === 'anywhere';
    fromHome ||= way === 'fromHome';
    hybrid ||= way === 'hybrid';
  }
  return { towns, fromHome, hybrid, anywhere, ways };
};

/** Splits a job's location into its places. */
export const placesOf = (location: string): string[] =>
  location
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Returns the first of the job's places that is wished; undefined when none is. */
export const wishedAmong = (location: string, { towns }: Wishes): string | undefined =>
  placesOf(location).find((place) => townsOf(place).some((town) => towns.has(town)));

/** Returns whether the job may be done in any place of the country. */
export const isAnyPlace = (location: string): boolean => placesOf(location).some((place) => ANYWHERE.test(place));
