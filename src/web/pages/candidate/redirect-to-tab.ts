import { href } from 'react-router';
import { withoutLanguage } from '#contract/languages.ts';
import { tabRedirect } from '#web/lib/tab-redirect.ts';

/** The tabs named by `?tab=`. */
const TABS: ReadonlyMap<string, string> = new Map([
  ['home', href('/candidate-dashboard')],
  ['profile', href('/candidate-dashboard/profile')],
  ['job-applied', href('/candidate-dashboard/job-applied')],
  ['messages', href('/candidate-dashboard/messages')],
  ['interview-call', href('/candidate-dashboard/interview-call')],
  ['job-offers', href('/candidate-dashboard/job-offers')],
  ['available-jobs', href('/candidate-dashboard/available-jobs')],
]);

/** Redirects `?tab=` to that tab, `/home` to the dashboard, and the dashboard's old spelling to the current one. */
export function redirectToTab({ url }: { url: URL }): void {
  const spelled = withoutLanguage(url.pathname)
    .replace(/^\/candidatedashboard/i, href('/candidate-dashboard'))
    .replace(/(?<=^\/candidate-dashboard)\/home\/?$/i, '');
  const tab = TABS.get(url.searchParams.get('tab') ?? '');
  if (tab || spelled !== withoutLanguage(url.pathname)) throw tabRedirect(url, tab ?? spelled);
}

// On a full load the server redirects, so that Back does not return to the old address; the browser keeps the hash.
// Middleware, because the home route at this address has its own loader.
export const middleware = [redirectToTab];
export const clientMiddleware = [redirectToTab];
