import type { JobFacets, JobQuery } from '#contract/job-search.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { Caller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { wholeInHindi } from '#server/modules/hindi/public.ts';
import { spokenLanguage } from '#texts/spoken.ts';
import { countFacets } from './job-facets.store.ts';
import { scopeOf } from './list-jobs.ts';

/** Counts each title, place, skill and kind among the jobs that the same list call would find. */
export const jobFacets = async (
  { db, now, searchIndex }: Pick<Deps, 'db' | 'now' | 'searchIndex'>,
  caller: Caller,
  query: JobQuery,
): Promise<JobFacets> => {
  const instant = now();
  const scope = scopeOf(caller, query.own);
  const clock = { now: instant, today: dayInIndia(instant) };
  const counted = scope === 'public' ? await searchIndex?.ask('facets', query, clock) : undefined;
  const facets = counted ?? (await countFacets(db, { query, scope, clock }));
  return spokenLanguage() === 'hi' ? { ...facets, roles: inHindi(facets.roles) } : facets;
};

/** Two titles may have one name in Hindi (Senior, Sr.): the first has it, so that no two look the same. */
const inHindi = (roles: JobFacets['roles']): JobFacets['roles'] => {
  const taken = new Set<string>();
  return roles.map((role) => {
    const name = wholeInHindi(role.value);
    if (name === undefined || taken.has(name)) return role;
    taken.add(name);
    return { ...role, name };
  });
};
