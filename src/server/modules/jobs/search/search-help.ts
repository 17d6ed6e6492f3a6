import type { JobQuery, SearchHelp } from '#contract/job-search.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { Deps } from '#server/deps.ts';

const NO_HELP: SearchHelp = { read: [], shorter: [], meantPlaces: [], places: [] };

/** What the public could search for instead. Nothing while the search in memory does not answer: counting so much by SQL would cost more than it helps. */
export const searchHelp = async (
  { now, searchIndex }: Pick<Deps, 'now' | 'searchIndex'>,
  query: JobQuery,
): Promise<SearchHelp> => {
  const instant = now();
  const help = await searchIndex?.ask('help', query, { now: instant, today: dayInIndia(instant) });
  return help ?? NO_HELP;
};
