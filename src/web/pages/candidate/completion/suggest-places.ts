import { call } from '#web/lib/api-client.ts';

/** Places like what has been typed, as jobs name them. */
export const suggestPlaces = (q: string, signal: AbortSignal): Promise<string[]> =>
  call('suggest', { query: { kind: 'place', q } }, { signal });
