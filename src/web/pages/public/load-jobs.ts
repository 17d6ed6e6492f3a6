import { type LoaderFunctionArgs, redirect } from 'react-router';
import { placeName, usualSpellings } from '#contract/places.ts';
import { LIMITS } from '#contract/rules.ts';
import type { EmploymentType } from '#contract/vocabularies.ts';
import { briefOf, type Job, type JobBrief, type JobFacets } from '#web/features/jobs/job.ts';
import { cleanText, type JobSearch, jobQuery, type PlaceName, readJobSearch } from '#web/features/jobs/job-search.ts';
import { namesOfPlaces } from '#web/features/jobs/names-of-places.ts';
import { type SearchHelp, wantsHelp } from '#web/features/jobs/search-help.tsx';
import { hindiPlaceNames, searchInBothScripts } from '#web/features/jobs/search-in-both-scripts.ts';
import { addressSearch } from '#web/lib/address-search.ts';
import { jobsPath } from '#web/lib/job-links.ts';
import { orErrorPage, orNull } from '#web/lib/load.ts';
import { type Portal, portalContext } from '#web/lib/portal-context.ts';
import { PAGE_SIZE } from '#web/pages/public/shown-jobs.ts';

export interface JobList {
  /** As typed. */
  search: JobSearch;
  /** As it is saved: with words also in the other script; the places are read anew each day. */
  saved: JobSearch;
  jobs: JobBrief[];
  total: number;
  facets: JobFacets;
  openJob: Job | null | undefined;
  /** Defined when few jobs were found. */
  help: SearchHelp | undefined;
  now: string;
  publicUrl: string;
}

export const portalOf = ({ context }: Pick<LoaderFunctionArgs, 'context'>): Portal => context.get(portalContext);

/** The job whose details the address opens; null if it does not exist, undefined if the address names none. */
export const openJobOf = async (portal: Portal, url: URL): Promise<Job | null | undefined> => {
  const id = url.searchParams.get('job');
  if (!id) return undefined;
  if (!/^[\w-]{1,64}$/.test(id)) return null;
  return (await orNull(portal.call('getJob', { params: { id } })))?.body ?? null;
};

/** Alternative searches; if they fail to load, the list is shown without them. */
export const helpFor = async (portal: Portal, search: JobSearch, total: number): Promise<SearchHelp | undefined> =>
  wantsHelp(search, total)
    ? portal.call('searchHelp', { query: search }).then(
        ({ body }) => body,
        () => undefined,
      )
    : undefined;

/**
 * Redirects from a place name to the list with all spellings of it in open jobs, matching the count on its tile and its
 * checkbox.
 */
export async function leadToTown({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<void> {
  const town = cleanText(new URL(request.url).searchParams.get('town') ?? '', LIMITS.place);
  if (town === '') return;
  const help = await portalOf({ context })
    .call('searchHelp', { query: { place: [town] } })
    .catch(() => undefined);
  const meant = help?.body.meantPlaces.find(({ value }) => value === placeName(town));
  throw redirect(jobsPath({ location: meant?.spellings ?? usualSpellings(town) }));
}

/** A list of jobs with its facets, filtered by the address. */
export async function loadJobList(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  {
    path,
    placeName = 'location',
    only,
    pageSize = PAGE_SIZE,
  }: { path: string; placeName?: PlaceName; only?: EmploymentType[]; pageSize?: number },
): Promise<JobList> {
  const portal = portalOf({ context });
  const url = new URL(request.url);
  const search = readJobSearch(url.searchParams, placeName, only);
  const params = new URLSearchParams(addressSearch(url));
  const { address, words, places } = await searchInBothScripts(portal, params, search, placeName);
  if (address) throw redirect(`${path}?${address}`);
  const asked = { ...search, ...words, ...places };
  const [list, facets, openJob] = await orErrorPage(
    Promise.all([
      portal.call('listJobs', { query: jobQuery(asked, pageSize) }),
      portal.call('jobFacets', { query: { ...asked, page: 1 } }),
      openJobOf(portal, url),
    ]),
  );
  const placeNames = namesOfPlaces(search.place, facets.body.places);
  // Of several, one may find nothing with the other filters, and is then not counted.
  const uncounted = search.place.length > 1 ? search.place.filter((place) => !placeNames?.[place]) : [];
  return {
    search: { ...search, placeNames: { ...placeNames, ...(await hindiPlaceNames(portal, uncounted)) } },
    saved: { ...search, ...words },
    help: await helpFor(portal, asked, list.total),
    jobs: list.body.map(briefOf),
    total: list.total,
    facets: facets.body,
    openJob,
    now: portal.now.toISOString(),
    publicUrl: portal.publicUrl,
  };
}
