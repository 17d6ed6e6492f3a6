import { call } from '#web/lib/api-client.ts';

/** Skills like what has been typed, as jobs name them. */
export const suggestSkills = (q: string, signal: AbortSignal): Promise<string[]> =>
  call('suggest', { query: { kind: 'skill', q } }, { signal });
