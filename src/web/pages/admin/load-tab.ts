import type { ClientLoaderFunctionArgs } from 'react-router';
import { requireSession } from '#web/lib/guard.ts';

/** Loads what stands in a tab under the parameters of its address; without a session it asks the server for nothing. */
export async function loadTab<T>(
  { request, url }: Pick<ClientLoaderFunctionArgs, 'request' | 'url'>,
  load: (search: URLSearchParams) => Promise<T>,
): Promise<T> {
  requireSession(request, 'admin');
  return load(url.searchParams);
}
