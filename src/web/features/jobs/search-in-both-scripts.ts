import { langByLetters } from '#contract/language-of-text.ts';
import { type JobSearch, MOST_VALUES, type PlaceName } from '#web/features/jobs/job-search.ts';
import type { Portal } from '#web/lib/portal-context.ts';

const isHindi = (one: string): boolean => langByLetters(one) === 'hi';

/** Returns the English names of the chosen places that are written in Hindi, which the browser has no table of. */
export const hindiPlaceNames = async (
  portal: Pick<Portal, 'call'>,
  places: readonly string[],
): Promise<Readonly<Record<string, string>>> => {
  const named = places.filter(isHindi).map(async (place): Promise<[string, string][]> => {
    const help = await portal.call('searchHelp', { query: { place: [place] } }).catch(() => undefined);
    const name = help?.body.namedPlace?.value;
    return name ? [[place, name]] : [];
  });
  return Object.fromEntries((await Promise.all(named)).flat());
};

type Places = Pick<JobSearch, 'location' | 'place'>;

/** More are chosen from the list, which has every spelling. */
const MOST_TYPED = 5;

/**
 * Reads typed places. The address is that of the list with the spellings in open jobs of those in Hindi and, in Latin
 * letters, of names that no job has (dilli, Bombay); undefined if there are none. Otherwise the places are the typed
 * ones and what is searched for with them: the towns of a state, and the Devanagari names that open jobs have; undefined
 * if there is nothing to add.
 */
export const placesInBothScripts = async (
  portal: Pick<Portal, 'call'>,
  params: URLSearchParams,
  { location, place }: Places,
  placeName: PlaceName = 'location',
): Promise<{ address: URLSearchParams | undefined; places: Places | undefined }> => {
  const typed = [...new Set([...location, ...place])];
  if (typed.length > MOST_TYPED) return { address: undefined, places: undefined };
  const states = new Set<string>();
  const also = new Map<string, string[]>();
  const named = new Map<string, string[]>();
  const read = async (one: string): Promise<void> => {
    const help = (await portal.call('searchHelp', { query: { place: [one] } }).catch(() => undefined))?.body;
    const same = help?.meantPlaces.find(({ isSame }) => isSame);
    if (same?.isState) {
      states.add(one);
      also.set(one, same.spellings);
    } else if (help?.namedPlace) named.set(one, help.namedPlace.spellings);
    else if (same) also.set(one, same.spellings.filter(isHindi));
  };
  // Each is asked for alone: of several, only those that find more than all together are answered.
  await Promise.all(typed.map(read));
  const spelled = new Set([...named.values()].flat().filter((one) => !typed.includes(one)));
  if (spelled.size > 0) {
    const address = new URLSearchParams(params);
    for (const name of ['location', 'place', 'page']) address.delete(name);
    for (const one of location) if (!named.has(one)) address.append('location', one);
    for (const one of place) if (!named.has(one)) address.append(placeName, one);
    for (const one of new Set([...named.values()].flat())) address.append(placeName, one);
    return { address, places: undefined };
  }
  const withOthers = (some: readonly string[]): string[] =>
    [...new Set([...some, ...some.flatMap((one) => also.get(one) ?? [])])].slice(0, MOST_VALUES);
  const hasOthers = [...also.values()].flat().some((one) => !typed.includes(one));
  if (!hasOthers) return { address: undefined, places: undefined };
  // As fragments, names of towns are parts of others: Una of Punalur.
  const areStates = place.length === 0 && location.every((one) => states.has(one));
  return {
    address: undefined,
    places: areStates
      ? { location: [], place: withOthers(location) }
      : { location: withOthers(location), place: withOthers(place) },
  };
};

type Words = Pick<JobSearch, 'q' | 'what' | 'skills'>;

/**
 * Returns the words to search for instead of the typed ones: as typed, without words that say "job", and in the other
 * script, as far as they find jobs; undefined if there is nothing to add. A skill that jobs have stays an exact value, as
 * does one in Latin letters. Asked without the other filters: the words mean the same in every place.
 */
export const wordsInBothScripts = async (
  portal: Pick<Portal, 'call'>,
  { q, what, skills }: Words,
): Promise<Words | undefined> => {
  const [typed = '', ...others] = [...q, ...what, ...skills];
  if (typed === '' || others.length > 0 || (skills.length > 0 && !isHindi(typed))) return undefined;
  const isQuery = q.length > 0;
  const query = isQuery ? { q: [typed] } : { what: [typed] };
  const wordings = (await portal.call('searchWordings', { query }).catch(() => undefined))?.body ?? [];
  if (wordings.every((one) => one === typed) || (skills.length > 0 && wordings.includes(typed))) return undefined;
  // An empty wording is one that narrows nothing.
  const texts = wordings.filter(Boolean);
  return { q: isQuery ? texts : [], what: isQuery ? [] : texts, skills: [] };
};

/**
 * Reads places and words typed in either script: where the list with these places is, and the words and places to search
 * for.
 */
export const searchInBothScripts = async (
  portal: Pick<Portal, 'call'>,
  params: URLSearchParams,
  search: JobSearch,
  placeName: PlaceName = 'location',
): Promise<{ address: URLSearchParams | undefined; words: Words | undefined; places: Places | undefined }> => {
  const [{ address, places }, words] = await Promise.all([
    placesInBothScripts(portal, params, search, placeName),
    wordsInBothScripts(portal, search),
  ]);
  return { address, words, places };
};
