import { langByLetters } from '#contract/language-of-text.ts';
import type { JobSearch, PlaceName } from '#web/features/jobs/job-search.ts';
import type { Portal } from '#web/lib/portal-context.ts';

const isHindi = (one: string): boolean => langByLetters(one) === 'hi';

/**
 * Returns the parameters of a list with places typed in Hindi replaced by their spellings in open jobs, as its suggestion
 * would; undefined if there is nothing to replace. Other names in Latin letters (dilli, Bombay) are replaced once a list
 * with them found nothing, so that other lists do not ask.
 */
export const placesInEnglish = async (
  portal: Pick<Portal, 'call'>,
  params: URLSearchParams,
  { location, place }: Pick<JobSearch, 'location' | 'place'>,
  placeName: PlaceName = 'location',
  found?: number,
): Promise<URLSearchParams | undefined> => {
  const typed = [...location, ...place];
  if (typed.length === 0 || !(found === 0 || typed.every(isHindi))) return undefined;
  const help = await portal.call('searchHelp', { query: { place: typed } }).catch(() => undefined);
  const named = help?.body.namedPlace;
  if (!named) return undefined;
  const changed = new URLSearchParams(params);
  for (const name of ['location', 'place', 'page']) changed.delete(name);
  for (const spelling of named.spellings) changed.append(placeName, spelling);
  return changed;
};

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

/** Returns the typed places and, of towns in Latin letters, the Devanagari names that open jobs have; undefined if none. */
export const placesInHindiToo = async (
  portal: Pick<Portal, 'call'>,
  { location, place }: Places,
): Promise<Places | undefined> => {
  const latin = [...location, ...place].filter((one) => !isHindi(one));
  if (latin.length > MOST_TYPED) return undefined;
  // Each is asked for alone: of several, only those that find more than all together are answered.
  const found = latin.map(async (one): Promise<[string, string[]][]> => {
    const help = await portal.call('searchHelp', { query: { place: [one] } }).catch(() => undefined);
    const spellings = help?.body.meantPlaces.find(({ isSame }) => isSame)?.spellings.filter(isHindi) ?? [];
    return spellings.length > 0 ? [[one, spellings]] : [];
  });
  const names = new Map((await Promise.all(found)).flat());
  if (names.size === 0) return undefined;
  const withNames = (typed: readonly string[]): string[] => [
    ...new Set(typed.flatMap((one) => [one, ...(names.get(one) ?? [])])),
  ];
  return { location: withNames(location), place: withNames(place) };
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
  const [address, words, places] = await Promise.all([
    placesInEnglish(portal, params, search, placeName),
    wordsInBothScripts(portal, search),
    placesInHindiToo(portal, search),
  ]);
  return { address, words, places };
};
