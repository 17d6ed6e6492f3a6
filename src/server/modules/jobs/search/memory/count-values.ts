import type { FacetQuery, JobFacets } from '#contract/jobs.ts';
import { EMPLOYMENT_TYPES } from '#contract/vocabularies.ts';
import { FACETS } from '../job-facets.store.ts';
import type { Clock } from '../job-lists.store.ts';
import type { BitSet } from './bit-set.ts';
import { Dictionary } from './dictionary.ts';
import { matching } from './find-jobs.ts';
import type { Column, JobIndex } from './job-index.ts';

type Counted = JobFacets['roles'][number];
interface Group {
  key: string;
  group: number;
  count: number;
}
type Order = 'count' | 'key';

/** So many jobs are counted before others get their turn. */
const SLICE = 65_536;

const isFirst = (order: Order, left: Group, right: Group): boolean =>
  order === 'count' && left.count !== right.count ? left.count > right.count : left.key < right.key;

/** Spellings that differ in case are one, under the most frequent of them. */
export const spelling = (dictionary: Dictionary, counts: Uint32Array, group: number): string => {
  const [first = ''] = dictionary
    .spellingsOf(group)
    .toSorted(
      (left, right) =>
        (counts[right] ?? 0) - (counts[left] ?? 0) ||
        ((dictionary.values[left] ?? '') < (dictionary.values[right] ?? '') ? -1 : 1),
    )
    .map((value) => dictionary.values[value] ?? '');
  return first;
};

/** The first groups of an order, of those that `isWanted`, without sorting all of them. */
export const firstGroups = (
  dictionary: Dictionary,
  counts: Uint32Array,
  { most, order, isWanted = () => true }: { most: number; order: Order; isWanted?: (value: number) => boolean },
): Counted[] => {
  const sums = new Uint32Array(dictionary.size);
  const end = Math.min(counts.length, dictionary.size);
  for (let value = 0; value < end; value++) {
    const count = counts[value] ?? 0;
    if (count === 0 || dictionary.values[value] === '' || !isWanted(value)) continue;
    const group = dictionary.groups[value] ?? value;
    sums[group] = (sums[group] ?? 0) + count;
  }
  const first: Group[] = [];
  for (let group = 0; group < sums.length; group++) {
    const count = sums[group] ?? 0;
    const last = first.at(-1);
    if (count === 0 || (order === 'count' && first.length === most && last && last.count > count)) continue;
    const found: Group = { group, count, key: dictionary.lowered[group] ?? '' };
    if (first.length === most && last && isFirst(order, last, found)) continue;
    let at = first.length;
    while (at > 0 && isFirst(order, found, first[at - 1] ?? found)) at -= 1;
    first.splice(at, 0, found);
    if (first.length > most) first.pop();
  }
  return first.map(({ group, count }) => ({ value: spelling(dictionary, counts, group), count }));
};

/** How many values occur, spellings that differ in case being one. */
const countGroups = (dictionary: Dictionary, counts: Uint32Array): number => {
  const groups = new Set<number>();
  const end = Math.min(counts.length, dictionary.size);
  for (let value = 0; value < end; value++) if (counts[value]) groups.add(dictionary.groups[value] ?? value);
  return groups.size;
};

/** The parts of each place between commas, as values of their own. */
export class Places {
  readonly dictionary = new Dictionary();
  private readonly locations: Dictionary;
  private readonly parts: number[][] = [];

  constructor(locations: Dictionary) {
    this.locations = locations;
  }

  /** From how often each location occurs to how often each place does. */
  count(locations: Uint32Array): Uint32Array {
    for (let at = this.parts.length; at < this.locations.size; at++) {
      const parts = (this.locations.values[at] ?? '').split(',').map((part) => part.replace(/^ +| +$/g, ''));
      this.parts.push(parts.map((part) => this.dictionary.idOf(part)));
    }
    const counts = new Uint32Array(this.dictionary.size);
    const end = Math.min(locations.length, this.parts.length);
    for (let at = 0; at < end; at++) {
      const count = locations[at] ?? 0;
      if (count > 0) for (const part of this.parts[at] ?? []) counts[part] = (counts[part] ?? 0) + count;
    }
    return counts;
  }
}

interface Counts {
  title: Uint32Array;
  companyName: Uint32Array;
  location: Uint32Array;
  skill: Uint32Array;
  types: Uint32Array;
}

/** How often each value occurs among these jobs. Gives way to others between slices of a large set. */
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

/** The facets of all open jobs, by the order of their skills, until a job changes: the home page asks for little else. */
const ofAll = new WeakMap<JobIndex, { version: number; facets: Map<FacetQuery['skillsBy'], JobFacets> }>();

const keptOfAll = (index: JobIndex): Map<FacetQuery['skillsBy'], JobFacets> => {
  const known = ofAll.get(index);
  if (known?.version === index.version) return known.facets;
  const facets = new Map();
  ofAll.set(index, { version: index.version, facets });
  return facets;
};

/** How often each title, place, skill and kind occurs among the open jobs that match. */
export const countFacets = async (
  index: JobIndex,
  places: Places,
  { query, clock }: { query: FacetQuery; clock: Clock },
): Promise<JobFacets> => {
  const jobs = matching(index, query, clock);
  const total = jobs.size;
  // As many as are open are all that are open, whose values are counted already.
  if (total !== index.open.size) return facetsOf(index, places, { counts: await countIn(index, jobs), total, query });
  const kept = keptOfAll(index);
  const known = kept.get(query.skillsBy);
  if (known) return known;
  const facets = facetsOf(index, places, { counts: { ...index.openCounts, types: index.openTypes }, total, query });
  kept.set(query.skillsBy, facets);
  return facets;
};

const facetsOf = (
  index: JobIndex,
  places: Places,
  { counts, total, query }: { counts: Counts; total: number; query: FacetQuery },
): JobFacets => {
  const types = EMPLOYMENT_TYPES.map((value, at) => ({ value, count: counts.types[at] ?? 0 }));
  return {
    total,
    companies: countGroups(index.dictionaryOf('companyName'), counts.companyName),
    roles: firstGroups(index.dictionaryOf('title'), counts.title, { most: FACETS.roles, order: 'count' }),
    places: firstGroups(places.dictionary, places.count(counts.location), { most: FACETS.places, order: 'count' }),
    skills: firstGroups(index.dictionaryOf('skill'), counts.skill, {
      most: FACETS.skills,
      order: query.skillsBy === 'name' ? 'key' : 'count',
    }),
    employmentTypes: types
      .filter(({ count }) => count > 0)
      .toSorted(
        (left, right) => right.count - left.count || (left.value.toLowerCase() < right.value.toLowerCase() ? -1 : 1),
      ),
  };
};
