import { withoutLanguage } from '#contract/languages.ts';
import { tabRedirect } from '#web/lib/tab-redirect.ts';
import { isTab, tabAddress } from '#web/pages/admin/tabs.ts';

/** Redirects from `/admin-dashboard`, with or without `?tab=`, and from `/menteelist` to the tab's address. */
function redirectToTab({ url }: { url: URL }): Response {
  const named = withoutLanguage(url.pathname).toLowerCase().startsWith('/menteelist')
    ? 'mentees'
    : url.searchParams.get('tab');
  return tabRedirect(url, tabAddress(isTab(named) ? named : 'candidates'));
}

// On a full load the server redirects, so that Back does not return to the old address; the browser keeps the hash.
export { redirectToTab as clientLoader, redirectToTab as loader };
