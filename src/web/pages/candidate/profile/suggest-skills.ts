import { call } from '#web/lib/api-client.ts';
import type { Suggestion } from '#web/lib/use-suggestions.ts';

/** Skills like what has been typed, as jobs name them. */
export const suggestSkills = (q: string, signal: AbortSignal): Promise<Suggestion[]> =>
  call('suggest', { query: { kind: 'skill', q } }, { signal });
