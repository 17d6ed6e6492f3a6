import { href } from 'react-router';
import { tabRedirect } from '#web/lib/tab-redirect.ts';

const TABS = [
  href('/recruiter-maindashboards/job-posted'),
  href('/recruiter-maindashboards/applications'),
  href('/recruiter-maindashboards/messages'),
  href('/recruiter-maindashboards/database'),
  href('/recruiter-maindashboards/profile'),
] as const;

/** Leads from `/recruiter-maindashboards`, with or without `?tab=`, and from its older spelling to the tab that is meant. */
function redirectToTab({ url }: { url: URL }): Response {
  const named = url.searchParams.get('tab');
  return tabRedirect(url, TABS.find((tab) => tab.endsWith(`/${named}`)) ?? TABS[0]);
}

// The server answers a full load, so that Back does not come to the old address; a browser takes the hash along by itself.
export { redirectToTab as clientLoader, redirectToTab as loader };
