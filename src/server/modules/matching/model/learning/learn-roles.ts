import type { Learned } from '../learned.ts';
import { roleOf } from '../role-of.ts';
import type { Document } from './pairs.ts';

const LEAST_LISTINGS = 3;
const MOST_ROLES = 3_000;
/** Most skills that describe a role. */
const MOST_SKILLS = 30;
/** A skill in a smaller share of the role's listings, or in one of them, does not belong to it. */
const LEAST_PART = 0.05;
const LEAST_TIMES = 2;

interface Called {
  listings: number;
  spellings: Map<string, number>;
  skills: Map<number, number>;
}

const most = <T>(counts: ReadonlyMap<T, number>): T[] =>
  [...counts].toSorted(([, one], [, other]) => other - one).map(([value]) => value);

/** Learns the job names that enough listings use, and the skills those ask for. */
export const learnRoles = (
  listings: readonly { title: string; skills: Document }[],
  vectors: readonly Float32Array[],
  dimensions: number,
): Pick<Learned, 'roles' | 'roleVectors'> => {
  const called = new Map<string, Called>();
  for (const { title, skills } of listings) {
    const role = roleOf(title);
    if (role === '' || skills.length === 0) continue;
    // "Data Scientists" are called like "Data Scientist".
    const key = role.toLowerCase().replace(/(?<=\p{L}{3})(?<!s)s$/u, '');
    const one = called.get(key) ?? { listings: 0, spellings: new Map(), skills: new Map() };
    one.listings += 1;
    one.spellings.set(role, (one.spellings.get(role) ?? 0) + 1);
    for (const skill of skills) one.skills.set(skill, (one.skills.get(skill) ?? 0) + 1);
    called.set(key, one);
  }
  const kept = [...called.values()]
    .filter((one) => one.listings >= LEAST_LISTINGS)
    .toSorted((one, other) => other.listings - one.listings)
    .slice(0, MOST_ROLES);
  const roleVectors = new Float32Array(kept.length * dimensions);
  for (const [at, { skills }] of kept.entries()) {
    const vector = roleVectors.subarray(at * dimensions, (at + 1) * dimensions);
    for (const [skill, count] of skills)
      for (const [axis, value] of vectors[skill]?.entries() ?? []) vector[axis] = (vector[axis] ?? 0) + count * value;
    const length = Math.hypot(...vector) || 1;
    for (const axis of vector.keys()) vector[axis] = (vector[axis] ?? 0) / length;
  }
  return {
    roles: kept.map((one) => ({
      role: most(one.spellings)[0] ?? '',
      listings: one.listings,
      skills: most(
        new Map([...one.skills].filter(([, count]) => count >= Math.max(LEAST_TIMES, LEAST_PART * one.listings))),
      ).slice(0, MOST_SKILLS),
    })),
    roleVectors,
  };
};
