import { createPath, redirect } from 'react-router';
import { isTab, tabAddress } from '#web/pages/admin/tabs.ts';

/** Leads from `/admin-dashboard`, with or without `?tab=`, and from `/menteelist` to the tab that is meant. */
function redirectToTab({ url }: { url: URL }): Response {
  const search = new URLSearchParams(url.search);
  const named = url.pathname.toLowerCase().startsWith('/menteelist') ? 'mentees' : search.get('tab');
  search.delete('tab');
  const pathname = tabAddress(isTab(named) ? named : 'candidates');
  return redirect(createPath({ pathname, search: search.toString(), hash: url.hash }));
}

// The server answers a full load, so that Back does not come to the old address; a browser takes the hash along by itself.
export { redirectToTab as clientLoader, redirectToTab as loader };
