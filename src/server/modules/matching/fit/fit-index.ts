import type { Executor } from '#server/database/client.ts';
import { type SkillModel, skillModelOf } from '../model/skill-model.ts';
import {
  type Change,
  readAllJobs,
  readAllPeople,
  readChanges,
  readJobs,
  readPeople,
  settledBefore,
} from './feeds.store.ts';
import type { FitDeps } from './fit-deps.ts';
import { JobRows } from './job-rows.ts';
import { PeopleRows } from './people-rows.ts';

/** Changes are noted for an hour; who has heard nothing for half of it reads everything anew. */
const HEARD_WITHIN = 30 * 60_000;
/** So long nothing new is asked for. */
const FRESH_MS = 1_000;

/** The open jobs and the people who can be found, by their skills in normal form. */
export interface FitIndex {
  model: SkillModel;
  jobs: JobRows;
  people: PeopleRows;
}

interface Kept {
  index: FitIndex;
  since: bigint;
  /** Changes from `since` on that have been taken over. */
  seen: ReadonlySet<string>;
  heardAt: number;
}

const load = async (db: Executor, model: SkillModel): Promise<Kept> => {
  const since = await settledBefore(db);
  const index: FitIndex = { model, jobs: new JobRows(model), people: new PeopleRows(model) };
  await readAllJobs(db, (job) => index.jobs.write(job));
  await readAllPeople(db, (person) => index.people.write(person));
  return { index, since, seen: new Set(), heardAt: Date.now() };
};

const follow = async (db: Executor, kept: Kept): Promise<Kept | undefined> => {
  const { settled, jobs, people } = await readChanges(db, kept.since);
  // Fewer transactions than before: another server has taken over, and what is known here may never have happened.
  if (settled < kept.since || kept.index.jobs.isWorn || kept.index.people.isWorn) return undefined;
  const named = (kind: string, changes: readonly Change[]) =>
    changes.map((change) => ({ ...change, name: `${kind}${change.id}` }));
  const fresh = (changes: readonly (Change & { name: string })[]): string[] => [
    ...new Set(changes.filter(({ name }) => !kept.seen.has(name)).map(({ of }) => of)),
  ];
  const changedJobs = named('job', jobs);
  const changedPeople = named('person', people);
  const jobIds = fresh(changedJobs);
  const personIds = fresh(changedPeople);
  if (jobIds.length > 0) kept.index.jobs.replace(jobIds, await readJobs(db, jobIds));
  if (personIds.length > 0) kept.index.people.replace(personIds, await readPeople(db, personIds));
  const seen = [...changedJobs, ...changedPeople].filter(({ tx }) => tx >= settled).map(({ name }) => name);
  return { ...kept, since: settled, seen: new Set(seen), heardAt: Date.now() };
};

const known = new WeakMap<Executor, Promise<Kept>>();

const upToDate = async (db: Executor, before: Promise<Kept> | undefined, model: SkillModel): Promise<Kept> => {
  const kept = await before?.catch(() => undefined);
  if (!kept || kept.index.model.version !== model.version || Date.now() - kept.heardAt > HEARD_WITHIN)
    return load(db, model);
  if (Date.now() - kept.heardAt < FRESH_MS) return kept;
  return (await follow(db, kept)) ?? load(db, model);
};

/**
 * What this process knows of who fits what: read whole when it is first asked
 * for or the model has changed, and no older than a second. Nobody is shown
 * what it says before the rows were read again.
 */
export const readFitIndex = async (deps: Pick<FitDeps, 'db' | 'skillModels'>): Promise<FitIndex> => {
  const { db } = deps;
  const model = skillModelOf(deps);
  const next = upToDate(db, known.get(db), model);
  known.set(db, next);
  return (await next).index;
};
