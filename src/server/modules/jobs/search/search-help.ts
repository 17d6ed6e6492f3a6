import { JobQuery, type SearchHelp, type WordingsQuery } from '#contract/job-search.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { Deps } from '#server/deps.ts';

const NO_HELP: SearchHelp = { read: [], shorter: [], meantPlaces: [], places: [], experiences: [] };

/**
 * Suggests other searches to the public. Empty while the in-memory search does not answer: so many counts in SQL would
 * cost more than they help.
 */
export const searchHelp = async (
  { now, searchIndex }: Pick<Deps, 'now' | 'searchIndex'>,
  query: JobQuery,
): Promise<SearchHelp> => {
  const instant = now();
  const help = await searchIndex?.ask('help', query, { now: instant, today: dayInIndia(instant) });
  return help ?? NO_HELP;
};

/** Returns the wordings of a text that open jobs have, in both scripts; empty while the in-memory search does not answer. */
export const searchWordings = async (
  { now, searchIndex }: Pick<Deps, 'now' | 'searchIndex'>,
  query: WordingsQuery,
): Promise<string[]> => {
  const instant = now();
  return (
    (await searchIndex?.ask('wordings', JobQuery.parse(query), { now: instant, today: dayInIndia(instant) })) ?? []
  );
};
