import { withoutLanguage } from '#contract/languages.ts';
import { knownParams } from '#contract/page-params.ts';
import { PUBLIC_PATHS } from '#contract/public-pages.ts';
import { ownAddress } from '#server/plugins/own-address.ts';

const PUBLIC: ReadonlySet<string> = new Set(PUBLIC_PATHS);
const OF_A_JOB = /^\/(?:jobs|report-job)\/[^/]+(?:\/[^/]*)?$/;
const LOW_DATA = /^\/lite\//;

/** Which data of a page a browser asks for when it goes there without loading it anew. */
const ROUTES_PARAM = '_routes';

const isPublic = (pathname: string): boolean => {
  // The data of a page have its address with this ending; those of the home page a name of their own.
  const page = withoutLanguage(pathname)
    .replace(/\.data$/, '')
    .replace(/^\/_(?:root)?$/, '/');
  return PUBLIC.has(page) || OF_A_JOB.test(page) || LOW_DATA.test(page);
};

/**
 * The address under which a page is rendered and kept. Of a public page it holds what the page reads, in one order; the
 * others read their parameters in the browser and are few, so theirs are put in order alone.
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

/** Where a page leads instead, with what of the asked address is left alone. */
export const carryAlong = (location: string, target: string, publicUrl: string): string => {
  const { searchParams } = ownAddress(target, publicUrl);
  const read = pageAddress(target, publicUrl).searchParams;
  const rest = [...searchParams].filter(([name]) => !read.has(name));
  if (rest.length === 0) return location;
  const [before = '', hash] = location.split('#', 2);
  const tail = hash === undefined ? '' : `#${hash}`;
  return `${before}${before.includes('?') ? '&' : '?'}${new URLSearchParams(rest)}${tail}`;
};
