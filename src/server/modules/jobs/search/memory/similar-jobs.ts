import type { Clock } from '../job-lists.store.ts';
import { BitSet } from './bit-set.ts';
import { placeKeys } from './find-jobs.ts';
import type { JobIndex } from './job-index.ts';
import { lowerCase } from './lower-case.ts';

const FOR_SKILL = 2;
const FOR_TITLE = 3;

export interface LikeJob {
  id: string;
  title: string;
  skills: readonly string[];
  location: string;
}

let scratch = new Uint8Array(0);

/** Points by ordinal, all 0; the memory is the same for each call. 256 are more than a job's skills can give. */
const clearedPoints = (size: number): Uint8Array => {
  if (scratch.length < size) scratch = new Uint8Array(size);
  return scratch.subarray(0, size).fill(0);
};

/**
 * Finds open jobs that share a skill or the title, most similar first: two points per skill, three for the title, one
 * for a place.
 */
export const findSimilar = (
  index: JobIndex,
  like: LikeJob,
  { most, clock }: { most: number; clock: Clock },
): string[] => {
  index.turnTo(clock.today);
  const { table, open } = index;
  const points = clearedPoints(table.size);
  const skills = index.dictionaryOf('skill');
  const groups = new Set(like.skills.map((skill) => skills.groupOf(lowerCase(skill))));
  const titles = index.dictionaryOf('title');
  const title = titles.groupOf(lowerCase(like.title));
  for (const group of groups) {
    const [skill, ...others] = group === undefined ? [] : skills.spellingsOf(group);
    if (skill === undefined) continue;
    if (others.length === 0) addAll(points, index.candidates('skill', skill), FOR_SKILL);
    else {
      // A job may have two spellings of one skill, which count once.
      const withSkill = new BitSet(table.capacity);
      for (const spelling of [skill, ...others]) {
        for (const ordinal of index.candidates('skill', spelling)) withSkill.add(ordinal);
      }
      withSkill.forEach((ordinal) => {
        points[ordinal] = (points[ordinal] ?? 0) + FOR_SKILL;
      });
    }
  }
  if (title !== undefined) {
    for (const value of titles.spellingsOf(title)) addAll(points, index.candidates('title', value), FOR_TITLE);
  }
  for (const ordinal of index.changedJobs) {
    const shared = new Set<number>();
    table.eachSkill(ordinal, (skill) => shared.add(skills.groups[skill] ?? skill));
    const isTitled = title !== undefined && titles.groups[table.texts.title[ordinal] ?? 0] === title;
    points[ordinal] = [...shared].filter((group) => groups.has(group)).length * FOR_SKILL + (isTitled ? FOR_TITLE : 0);
  }
  const self = table.ordinalOf(like.id);
  if (self !== undefined) points[self] = 0;
  const nearby = new Set(
    lowerCase(like.location)
      .split(',')
      .map((part) => part.trim()),
  );
  const isNear = placeTest(index, nearby);
  const best: Scored[] = [];
  // Newest first: unless some jobs are out of order, an older one with as many points comes later. The place adds at
  // most one point. One comparison that nearly always has the same result keeps a million of them fast.
  const margin = table.sorted === table.size ? 0 : 1;
  let least = 1;
  for (let ordinal = points.length - 1; ordinal >= 0; ordinal--) {
    const own = points[ordinal] ?? 0;
    if (own < least) continue;
    const last = best[most - 1];
    if (last && !isBefore(index, { ordinal, points: own + 1 }, last)) continue;
    if (!open.has(ordinal)) continue;
    const found = { ordinal, points: own + (isNear(ordinal) ? 1 : 0) };
    let at = best.length;
    while (at > 0 && isBefore(index, found, best[at - 1])) at -= 1;
    if (at < most) best.splice(at, 0, found);
    if (best.length > most) best.pop();
    least = Math.max((best[most - 1]?.points ?? 0) - margin, 1);
  }
  return best.map(({ ordinal }) => table.idOf(ordinal));
};

const addAll = (points: Uint8Array, ordinals: Uint32Array, value: number): void => {
  for (let at = 0; at < ordinals.length; at++) {
    const ordinal = ordinals[at] ?? 0;
    points[ordinal] = (points[ordinal] ?? 0) + value;
  }
};

interface Scored {
  ordinal: number;
  points: number;
}

const isBefore = ({ table }: JobIndex, found: Scored, other: Scored | undefined): boolean =>
  other === undefined ||
  found.points > other.points ||
  (found.points === other.points && table.compare(found.ordinal, other.ordinal) < 0);

/** Tests each spelling of a location only once. */
const placeTest = (index: JobIndex, places: ReadonlySet<string>): ((ordinal: number) => boolean) => {
  const { lowered } = index.dictionaryOf('location');
  const known = new Map<number, boolean>();
  return (ordinal) => {
    const location = index.table.texts.location[ordinal] ?? 0;
    const answer = known.get(location);
    if (answer !== undefined) return answer;
    const isNear = placeKeys(lowered[location] ?? '').some((part) => places.has(part));
    known.set(location, isNear);
    return isNear;
  };
};
