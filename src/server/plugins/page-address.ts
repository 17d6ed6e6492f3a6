import { withoutLanguage } from '#contract/languages.ts';
import { knownParams } from '#contract/page-params.ts';
import { PUBLIC_PATHS } from '#contract/public-pages.ts';
import { ownAddress } from '#server/plugins/own-address.ts';

const PUBLIC: ReadonlySet<string> = new Set(PUBLIC_PATHS);
const OF_A_JOB = /^\/(?:jobs|report-job)\/[^/]+(?:\/[^/]*)?$/;
const LOW_DATA = /^\/lite\//;

/** The parameter that selects the data of a page for a client-side navigation. */
const ROUTES_PARAM = '_routes';

const isPublic = (pathname: string): boolean => {
  // A page's data has its address with this suffix; the home page's data has a special name.
  const page = withoutLanguage(pathname.replace(/\.data$/, '')).replace(/^\/_(?:root)?$/, '/');
  return PUBLIC.has(page) || OF_A_JOB.test(page) || LOW_DATA.test(page);
};

/**
 * Returns the address under which a page is rendered and cached. For a public page it has only the parameters that the
 * page reads, in canonical order; other pages read theirs in the browser and are few, so their parameters are only
 * sorted.
 */
export const pageAddress = (target: string, publicUrl: string): URL => {
  const url = ownAddress(target, publicUrl);
  if (!isPublic(url.pathname)) {
    url.searchParams.sort();
    return url;
  }
  const routes = url.searchParams.get(ROUTES_PARAM);
  const params = knownParams(url.searchParams);
  if (routes !== null && url.pathname.endsWith('.data')) params.set(ROUTES_PARAM, routes);
  url.search = params.toString();
  return url;
};

/** Appends to a redirect the parameters of the requested address that the page does not read. */
export const carryAlong = (location: string, target: string, publicUrl: string): string => {
  const { searchParams } = ownAddress(target, publicUrl);
  const read = pageAddress(target, publicUrl).searchParams;
  const rest = [...searchParams].filter(([name]) => !read.has(name));
  if (rest.length === 0) return location;
  const [before = '', hash] = location.split('#', 2);
  const tail = hash === undefined ? '' : `#${hash}`;
  return `${before}${before.includes('?') ? '&' : '?'}${new URLSearchParams(rest)}${tail}`;
};
