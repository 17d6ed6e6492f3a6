import { withoutLanguage } from '#contract/languages.ts';
import { tabRedirect } from '#web/lib/tab-redirect.ts';
import { isTab, tabAddress } from '#web/pages/admin/tabs.ts';

/** Leads from `/admin-dashboard`, with or without `?tab=`, and from `/menteelist` to the tab that is meant. */
function redirectToTab({ url }: { url: URL }): Response {
  const named = withoutLanguage(url.pathname).toLowerCase().startsWith('/menteelist')
    ? 'mentees'
    : url.searchParams.get('tab');
  return tabRedirect(url, tabAddress(isTab(named) ? named : 'candidates'));
}

// The server answers a full load, so that Back does not come to the old address; a browser takes the hash along by itself.
export { redirectToTab as clientLoader, redirectToTab as loader };
