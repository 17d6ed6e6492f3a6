import { call } from '#web/lib/api-client.ts';
import type { Suggestion } from '#web/lib/use-suggestions.ts';

/** Skill suggestions for the typed text, spelled as in jobs. */
export const suggestSkills = (q: string, signal: AbortSignal): Promise<Suggestion[]> =>
  call('suggest', { query: { kind: 'skill', q } }, { signal });
