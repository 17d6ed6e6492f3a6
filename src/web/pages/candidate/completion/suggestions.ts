import { call } from '#web/lib/api-client.ts';
import type { Suggest } from '#web/lib/use-suggestions.ts';

/** The server takes no longer text. */
const LONGEST = 100;

/** Skills that open jobs ask for, like what is being typed. */
export const suggestSkills: Suggest = (text, signal) =>
  call('suggest', { query: { kind: 'skill', q: text.slice(0, LONGEST) } }, { signal });

/** Places where open jobs are. */
export const suggestPlaces: Suggest = (text, signal) =>
  call('suggest', { query: { kind: 'place', q: text.slice(0, LONGEST) } }, { signal });
