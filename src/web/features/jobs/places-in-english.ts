import { langByLetters } from '#contract/language-of-text.ts';
import type { JobSearch, PlaceName } from '#web/features/jobs/job-search.ts';
import type { Portal } from '#web/lib/portal-context.ts';

/**
 * Returns the parameters of a list with places typed in Hindi replaced by their spellings in open jobs, since a filter
 * finds nothing but the letters it has; undefined if the address names no such place.
 */
export const placesInEnglish = async (
  portal: Portal,
  params: URLSearchParams,
  { location, place }: Pick<JobSearch, 'location' | 'place'>,
  placeName: PlaceName = 'location',
): Promise<URLSearchParams | undefined> => {
  const typed = [...location, ...place];
  if (typed.length === 0 || typed.some((one) => langByLetters(one) !== 'hi')) return undefined;
  const help = await portal.call('searchHelp', { query: { place: typed } }).catch(() => undefined);
  const named = help?.body.namedPlace;
  if (!named) return undefined;
  const changed = new URLSearchParams(params);
  for (const name of ['location', 'place', 'page']) changed.delete(name);
  for (const spelling of named.spellings) changed.append(placeName, spelling);
  return changed;
};
