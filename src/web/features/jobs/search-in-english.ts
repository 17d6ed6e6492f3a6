import { langByLetters } from '#contract/language-of-text.ts';
import type { JobSearch, PlaceName } from '#web/features/jobs/job-search.ts';
import type { SearchHelp } from '#web/features/jobs/search-help.tsx';
import type { Portal } from '#web/lib/portal-context.ts';

type Typed = Pick<JobSearch, 'q' | 'what' | 'skills' | 'location' | 'place'>;

const isHindi = (one: string): boolean => langByLetters(one) === 'hi';

const namedPlace = async (portal: Portal, { location, place }: Typed): Promise<SearchHelp['namedPlace']> => {
  const typed = [...location, ...place];
  if (typed.length === 0 || !typed.every(isHindi)) return undefined;
  const help = await portal.call('searchHelp', { query: { place: typed } }).catch(() => undefined);
  return help?.body.namedPlace;
};

/** Asked without the other filters: the words mean the same in every place. */
const wordsMeant = async (portal: Portal, { q, what, skills }: Typed): Promise<SearchHelp['inEnglish']> => {
  const [typed = '', ...others] = [...q, ...what, ...skills];
  if (others.length > 0 || !isHindi(typed)) return undefined;
  const help = await portal
    .call('searchHelp', { query: { [q.length > 0 ? 'q' : 'what']: [typed] } })
    .catch(() => undefined);
  return help?.body.inEnglish;
};

/**
 * Returns the parameters of a list with places typed in Hindi replaced by their spellings in open jobs, and with Hindi
 * words that no job has replaced by English ones, since a filter finds nothing but the letters it has; undefined if
 * there is nothing to replace.
 */
export const searchInEnglish = async (
  portal: Portal,
  params: URLSearchParams,
  search: Typed,
  placeName: PlaceName = 'location',
): Promise<URLSearchParams | undefined> => {
  const [place, words] = await Promise.all([namedPlace(portal, search), wordsMeant(portal, search)]);
  if (!place && !words) return undefined;
  const changed = new URLSearchParams(params);
  const replaced = [...(place ? ['location', 'place'] : []), ...(words ? ['q', 'what', 'skills'] : [])];
  for (const name of [...replaced, 'page']) changed.delete(name);
  if (words) changed.set(search.q.length > 0 ? 'q' : 'what', words.q);
  for (const spelling of place?.spellings ?? []) changed.append(placeName, spelling);
  return changed;
};
