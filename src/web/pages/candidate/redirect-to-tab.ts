import { href } from 'react-router';
import { withoutLanguage } from '#contract/languages.ts';
import { tabRedirect } from '#web/lib/tab-redirect.ts';

/** The tabs that `?tab=` named. */
const TABS: ReadonlyMap<string, string> = new Map([
  ['home', href('/candidate-dashboard')],
  ['profile', href('/candidate-dashboard/profile')],
  ['job-applied', href('/candidate-dashboard/job-applied')],
  ['messages', href('/candidate-dashboard/messages')],
  ['interview-call', href('/candidate-dashboard/interview-call')],
  ['job-offers', href('/candidate-dashboard/job-offers')],
  ['available-jobs', href('/candidate-dashboard/available-jobs')],
]);

/** Leads from `?tab=` to that tab, and from the dashboard's older spelling to today's. */
export function redirectToTab({ url }: { url: URL }): void {
  const spelled = withoutLanguage(url.pathname).replace(/^\/candidatedashboard/i, href('/candidate-dashboard'));
  const tab = TABS.get(url.searchParams.get('tab') ?? '');
  if (tab || spelled !== withoutLanguage(url.pathname)) throw tabRedirect(url, tab ?? spelled);
}

// The server redirects a full load, so that Back does not return to the old address; a browser keeps the hash by itself.
// Middleware, since the home under this address has a loader of its own.
export const middleware = [redirectToTab];
export const clientMiddleware = [redirectToTab];
