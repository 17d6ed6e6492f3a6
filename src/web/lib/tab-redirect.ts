import { createPath, redirect } from 'react-router';

/**
 * Redirects an address that named a tab with `?tab=` to the tab's own address, keeping its other parameters and its
 * hash.
 */
export function tabRedirect(url: URL, pathname: string): Response {
  const search = new URLSearchParams(url.search);
  search.delete('tab');
  return redirect(createPath({ pathname, search: search.toString(), hash: url.hash }));
}
