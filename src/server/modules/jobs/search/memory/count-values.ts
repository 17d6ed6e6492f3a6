import type { JobFacets } from '#contract/job-search.ts';
import { EMPLOYMENT_TYPES } from '#contract/vocabularies.ts';
import { FACETS } from '../job-facets.store.ts';
import type { JobFilters } from '../job-filters.store.ts';
import type { Clock } from '../job-lists.store.ts';
import { isReadable } from '../readable.ts';
import type { BitSet } from './bit-set.ts';
import type { Dictionary } from './dictionary.ts';
import { matching } from './find-jobs.ts';
import type { Column, JobIndex } from './job-index.ts';
import type { Places } from './places.ts';
import { countGroups, firstGroups } from './value-groups.ts';

/** Jobs counted before yielding to the event loop. */
const SLICE = 65_536;

interface Counts {
  title: Uint32Array;
  companyName: Uint32Array;
  location: Uint32Array;
  skill: Uint32Array;
  types: Uint32Array;
}

/** Counts how often each value occurs among these jobs. Yields between slices of a large set. */
const countIn = async (index: JobIndex, jobs: BitSet): Promise<Counts> => {
  const { table } = index;
  const of = (column: Column) => new Uint32Array(index.dictionaryOf(column).size);
  const counts = {
    title: of('title'),
    companyName: of('companyName'),
    location: of('location'),
    skill: of('skill'),
    types: new Uint32Array(5),
  };
  for (let low = 0; low < table.size; low += SLICE) {
    if (low > 0) await new Promise((resolve) => setImmediate(resolve));
    jobs.forEach(
      (ordinal) => {
        add(counts.title, table.texts.title[ordinal]);
        add(counts.companyName, table.texts.companyName[ordinal]);
        add(counts.location, table.texts.location[ordinal]);
        add(counts.types, table.employmentType[ordinal]);
        const start = table.skillStart[ordinal] ?? 0;
        const end = start + (table.skillCount[ordinal] ?? 0);
        for (let at = start; at < end; at++) add(counts.skill, table.skills[at]);
      },
      low,
      Math.min(low + SLICE, table.size),
    );
  }
  return counts;
};

const add = (counts: Uint32Array, value = 0): void => {
  counts[value] = (counts[value] ?? 0) + 1;
};

/** Cached facets of all open jobs until a job changes: the home page asks for little else. */
const ofAll = new WeakMap<JobIndex, { version: number; facets: JobFacets }>();

/** Counts how often each title, place, skill and kind occurs among the matching open jobs. */
export const countFacets = async (
  index: JobIndex,
  places: Places,
  { query, clock }: { query: JobFilters; clock: Clock },
): Promise<JobFacets> => {
  const jobs = matching(index, query, clock);
  const total = jobs.size;
  // A total equal to the open jobs means all of them, whose values are counted already.
  if (total !== index.open.size) return facetsOf(index, places, { counts: await countIn(index, jobs), total });
  const known = ofAll.get(index);
  if (known?.version === index.version) return known.facets;
  const facets = facetsOf(index, places, { counts: { ...index.openCounts, types: index.openTypes }, total });
  ofAll.set(index, { version: index.version, facets });
  return facets;
};

/** Which values of a dictionary are readable; cached because values never change. */
const readable = new WeakMap<Dictionary, boolean[]>();

const readableIn = (dictionary: Dictionary): readonly boolean[] => {
  const known = readable.get(dictionary) ?? [];
  for (let at = known.length; at < dictionary.size; at++) known.push(isReadable(dictionary.values[at] ?? ''));
  readable.set(dictionary, known);
  return known;
};

const facetsOf = (index: JobIndex, places: Places, { counts, total }: { counts: Counts; total: number }): JobFacets => {
  const types = EMPLOYMENT_TYPES.map((value, at) => ({ value, count: counts.types[at] ?? 0 }));
  const skills = index.dictionaryOf('skill');
  const listed = readableIn(skills);
  const isWanted = (skill: number): boolean => listed[skill] ?? false;
  return {
    total,
    companies: countGroups(index.dictionaryOf('companyName'), counts.companyName),
    roles: firstGroups(index.dictionaryOf('title'), counts.title, { most: FACETS.roles, order: 'count' }),
    places: places.mostFrequent(places.count(counts.location), FACETS.places),
    skills: firstGroups(skills, counts.skill, { most: FACETS.skills, order: 'count', isWanted }),
    skillsByName: firstGroups(skills, counts.skill, { most: FACETS.skills, order: 'key', isWanted }),
    employmentTypes: types
      .filter(({ count }) => count > 0)
      .toSorted(
        (left, right) => right.count - left.count || (left.value.toLowerCase() < right.value.toLowerCase() ? -1 : 1),
      ),
  };
};
