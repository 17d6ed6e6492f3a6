import { href } from 'react-router';
import { tabRedirect } from '#web/lib/tab-redirect.ts';

const TABS = [
  href('/recruiter-maindashboards/job-posted'),
  href('/recruiter-maindashboards/applications'),
  href('/recruiter-maindashboards/messages'),
  href('/recruiter-maindashboards/database'),
  href('/recruiter-maindashboards/profile'),
] as const;

/**
 * Redirects from `/recruiter-maindashboards`, with or without `?tab=`, and from its old spelling to the tab's address.
 */
function redirectToTab({ url }: { url: URL }): Response {
  const named = url.searchParams.get('tab');
  return tabRedirect(url, TABS.find((tab) => tab.endsWith(`/${named}`)) ?? TABS[0]);
}

// On a full load the server redirects, so that Back does not return to the old address; the browser keeps the hash.
export { redirectToTab as clientLoader, redirectToTab as loader };
