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
  return spokenLanguage() === 'hi' ? { ...facets, roles: facets.roles.map(inHindi) } : facets;
};

const inHindi = (role: JobFacets['roles'][number]): JobFacets['roles'][number] => {
  const name = wholeInHindi(role.value);
  return name === undefined ? role : { ...role, name };
};
