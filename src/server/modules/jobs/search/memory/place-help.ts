import type { SearchHelp } from '#contract/job-search.ts';
import { isDevanagari, placeNameInEnglish, placesMeantBy } from '#server/modules/hindi/public.ts';
import type { JobFilters } from '../job-filters.store.ts';
import type { Clock } from '../job-lists.store.ts';
import { stateInShort, stateNamed } from '../states.ts';
import { matching } from './find-jobs.ts';
import type { JobIndex } from './job-index.ts';
import { lowerCase } from './lower-case.ts';
import { type CountedPlace, MOST_SPELLINGS, type Places } from './places.ts';

const MOST_PLACES = 5;
/** Separators of several places typed as one. */
const BETWEEN_PLACES = /[,/&;]|\s(?:or|and|या|और)\s/i;

type MeantPlace = SearchHelp['meantPlaces'][number];

/** Open jobs by place, counted once, when needed. */
export type KnownPlaces = () => ReturnType<Places['count']>;

interface TypedPlaces {
  places: Places;
  known: KnownPlaces;
  filters: JobFilters;
}

const typedNames = ({ place, location }: JobFilters): readonly string[] => [...place, ...location];

/** Leaves out a state after the town in it: mumbai maharashtra. */
const withoutState = (typed: string): string => {
  const words = typed.split(/\s+/);
  const at = words.findIndex((_, start) => start > 0 && stateNamed(placeNameInEnglish(words.slice(start).join(' '))));
  return at < 0 ? typed : words.slice(0, at).join(' ');
};

/** Returns the places probably meant when the typed ones are misspelt, have another name or are several. */
export const placesMeant = ({ places, known, filters }: TypedPlaces): readonly MeantPlace[] => {
  const meant = new Map<string, MeantPlace>();
  for (const typed of typedNames(filters)) {
    const named = lowerCase(typed.trim());
    const whole = places.find(known(), stateInShort(named) ?? named);
    const parts = whole ? [] : typed.split(BETWEEN_PLACES);
    const found = whole
      ? [whole]
      : parts
          .map((part) => lowerCase(part.trim()))
          .map((part) => places.closest(known(), part) ?? places.closest(known(), withoutState(part)));
    for (const place of found) {
      if (!place) continue;
      const isState = stateNamed(place.value) !== undefined;
      meant.set(place.value, { ...place, isSame: whole !== undefined, isState });
    }
  }
  return [...meant.values()];
};

/** Returns those of the places that find more than the search, all together first. */
export const placesFindingMore = (
  each: readonly MeantPlace[],
  { count, total }: { count: (changes: Partial<JobFilters>) => number; total: number },
): MeantPlace[] => {
  const all = {
    value: each.map(({ value }) => value).join(', '),
    count: 0,
    spellings: each.flatMap(({ spellings }) => spellings).slice(0, MOST_SPELLINGS),
    isSame: false,
    isState: false,
  };
  return (
    (each.length > 1 && each.length <= MOST_PLACES ? [all, ...each] : each)
      .map((place) => ({ ...place, count: count({ place: place.spellings, location: [] }) }))
      .filter((place) => place.count > total)
      // The offer of a state leads to the state, whose list finds its towns.
      .map((place) => (place.isState && !place.isSame ? { ...place, spellings: [place.value] } : place))
      .slice(0, MOST_PLACES)
  );
};

/** Whether the typed places are names, and not guesses: in Devanagari, or in Latin letters one that no job has. */
export const areNamed = ({ places, known, filters }: TypedPlaces, total: number): boolean => {
  const typed = typedNames(filters).flatMap((some) => some.split(BETWEEN_PLACES));
  return (
    typed.length <= MOST_PLACES &&
    typed
      .map((one) => lowerCase(one.trim()))
      .every(
        (one) =>
          (isDevanagari(one) || (total === 0 && placesMeantBy(one).length < 2)) &&
          places.named(known(), one) !== undefined,
      )
  );
};

/** Returns the places with most jobs for the same search, but for the typed ones and those they mean. */
export const otherPlaces = (
  { index, places }: { index: JobIndex; places: Places },
  { filters, meant, clock }: { filters: JobFilters; meant: readonly MeantPlace[]; clock: Clock },
): CountedPlace[] => {
  const typed = typedNames(filters);
  if (typed.length === 0) return [];
  const jobs = matching(index, { ...filters, place: [], location: [] }, clock);
  const locations = new Uint32Array(index.dictionaryOf('location').size);
  jobs.forEach((ordinal) => {
    const location = index.table.texts.location[ordinal] ?? 0;
    locations[location] = (locations[location] ?? 0) + 1;
  });
  const chosen = new Set(
    [...typed, ...meant.map(({ value }) => value)].map((place) => lowerCase(placeNameInEnglish(place))),
  );
  return places
    .mostFrequent(places.count(locations), MOST_PLACES + chosen.size)
    .filter(({ value }) => !chosen.has(lowerCase(value)))
    .slice(0, MOST_PLACES);
};
