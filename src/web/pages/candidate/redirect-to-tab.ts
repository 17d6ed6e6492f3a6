import { createPath, href, redirect } from 'react-router';

/** The tabs that `?tab=` named. */
const TABS: ReadonlyMap<string, string> = new Map([
  ['home', href('/candidate-dashboard')],
  ['profile', href('/candidate-dashboard/profile')],
  ['job-applied', href('/candidate-dashboard/job-applied')],
  ['interview-call', href('/candidate-dashboard/interview-call')],
  ['job-offers', href('/candidate-dashboard/job-offers')],
  ['available-jobs', href('/candidate-dashboard/available-jobs')],
]);

/** Leads from `?tab=` to the address of that tab and from the dashboard's older spelling to today's, other parameters kept. */
export function redirectToTab({ url }: { url: URL }): void {
  const search = new URLSearchParams(url.search);
  const tab = TABS.get(search.get('tab') ?? '');
  if (tab) search.delete('tab');
  const pathname = tab ?? url.pathname.replace(/^\/candidatedashboard/i, href('/candidate-dashboard'));
  if (tab === undefined && pathname === url.pathname) return;
  throw redirect(createPath({ pathname, search: search.toString(), hash: url.hash }));
}

// The server redirects a full load, so that Back does not return to the old address; a browser keeps the hash by itself.
export const middleware = [redirectToTab];
export const clientMiddleware = [redirectToTab];
