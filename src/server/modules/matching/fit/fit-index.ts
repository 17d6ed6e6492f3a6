import { collectGarbageOf } from '#server/collect-garbage.ts';
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

/** Changes are kept for an hour; an index without news for half of that reloads everything. */
const HEARD_WITHIN = 30 * 60_000;

/** The open jobs and findable candidates, by normalized skills. */
export interface FitIndex {
  model: SkillModel;
  jobs: JobRows;
  people: PeopleRows;
}

interface Kept {
  index: FitIndex;
  since: bigint;
  /** Changes from `since` on that are applied already. */
  seen: ReadonlySet<string>;
  heardAt: number;
}

const load = async (db: Executor, model: SkillModel): Promise<Kept> => {
  const since = await settledBefore(db);
  const index: FitIndex = { model, jobs: new JobRows(model), people: new PeopleRows(model) };
  let rows = 0;
  await readAllJobs(db, (job) => {
    index.jobs.write(job);
    rows++;
  });
  await readAllPeople(db, (person) => {
    index.people.write(person);
    rows++;
  });
  collectGarbageOf(rows);
  return { index, since, seen: new Set(), heardAt: Date.now() };
};

const follow = async (db: Executor, kept: Kept): Promise<Kept | undefined> => {
  const { settled, jobs, people } = await readChanges(db, kept.since);
  // Fewer transactions than before: failover to another server, which may lack changes applied here.
  if (settled < kept.since) return undefined;
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

interface Following {
  kept?: Kept;
  running?: Promise<Kept> | undefined;
  /** Builds the replacement; the old index answers until it is complete. */
  loading?: Promise<void> | undefined;
  /**
   * Queued behind the running update and shared by all callers waiting meanwhile, so that its state is newer than their
   * questions.
   */
  next?: Promise<Kept> | undefined;
}

const known = new WeakMap<Executor, Following>();

/** Replaces the index for a new model or too many empty rows, loading it beside the old one. */
const renew = (db: Executor, following: Following, model: SkillModel): void => {
  const { kept, loading } = following;
  if (!kept || loading) return;
  const { index } = kept;
  if (index.model.version === model.version && !index.jobs.isWorn && !index.people.isWorn) return;
  following.loading = load(db, model)
    .then((loaded) => {
      following.kept = loaded;
    })
    // The old index stays; the next question tries again.
    .catch(() => undefined)
    .finally(() => {
      following.loading = undefined;
    });
};

const upToDate = async (db: Executor, kept: Kept | undefined, model: SkillModel): Promise<Kept> => {
  if (!kept || Date.now() - kept.heardAt > HEARD_WITHIN) return load(db, model);
  return (await follow(db, kept)) ?? load(db, model);
};

const run = async (db: Executor, following: Following, model: SkillModel): Promise<Kept> => {
  const before = following.kept;
  const running = upToDate(db, before, model);
  following.running = running;
  try {
    const now = await running;
    // It may have been replaced meanwhile.
    if (following.kept === before) following.kept = now;
    return following.kept ?? now;
  } catch (error) {
    // A change may be half applied.
    delete following.kept;
    throw error;
  } finally {
    following.running = undefined;
  }
};

const after = async (before: Promise<unknown>, then: () => Promise<Kept>): Promise<Kept> => {
  await before.catch(() => undefined);
  return then();
};

/**
 * Returns the index of who fits what: loaded at the first request and updated at each later one. For a new model
 * another index is loaded while the old one answers. Its results are checked against the current rows before anybody
 * sees them.
 */
export const readFitIndex = async (deps: Pick<FitDeps, 'db' | 'skillModels'>): Promise<FitIndex> => {
  const { db } = deps;
  const model = skillModelOf(deps);
  const following = known.get(db) ?? {};
  known.set(db, following);
  renew(db, following, model);
  if (!following.running) return (await run(db, following, model)).index;
  following.next ??= after(following.running, () => {
    following.next = undefined;
    return run(db, following, model);
  });
  return (await following.next).index;
};
