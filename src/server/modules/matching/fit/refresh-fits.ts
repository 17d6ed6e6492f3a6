import { dayInIndia } from '#contract/rules.ts';
import type { Deps } from '#server/deps.ts';
import { skillModelOf } from '../model/skill-model.ts';
import {
  changeState,
  deleteOtherVersions,
  type FitState,
  findNext,
  findState,
  findTouched,
  lockFits,
} from './application-fits.store.ts';
import { storeFits } from './application-fits.ts';
import { readAllPeople, readChanges, settledBefore } from './feeds.store.ts';
import type { FitDeps } from './fit-deps.ts';
import { replaceSkillSets } from './nightly-sets.store.ts';

const BATCH = 200;
/** Changes are kept for an hour; without news for this long, everything is recomputed. */
const HEARD_WITHIN = 45 * 60_000;

/** Runs every minute. */
export const FITS_AT = '* * * * *';
/** Each run is followed by two more, so that nobody waits a full minute. */
const AGAIN_AFTER = 20_000;
export const AGAIN = 2;

/** One transaction per batch: the lock keeps older data from overwriting newer. */
const refresh = (deps: FitDeps, ids: readonly string[]): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await lockFits(tx);
    await storeFits(deps, tx, ids);
  });

const refreshAll = async (deps: FitDeps): Promise<number> => {
  let computed = 0;
  let after: string | undefined;
  for (;;) {
    const ids = await findNext(deps.db, after, BATCH);
    if (ids.length > 0) await refresh(deps, ids);
    computed += ids.length;
    after = ids.at(-1);
    if (ids.length < BATCH) return computed;
  }
};

const refreshChanged = async (deps: FitDeps, since: bigint): Promise<number> => {
  const { jobs, people } = await readChanges(deps.db, since);
  const touched = await findTouched(deps.db, {
    candidateIds: [...new Set(people.map(({ of }) => of))],
    jobIds: [...new Set(jobs.map(({ of }) => of))],
  });
  for (let from = 0; from < touched.length; from += BATCH) await refresh(deps, touched.slice(from, from + BATCH));
  return touched.length;
};

const hasHeard = ({ settled, followedAt }: FitState, at: Date): boolean =>
  settled !== null && followedAt !== null && at.getTime() - followedAt.getTime() < HEARD_WITHIN;

/** Recounts the skills of findable candidates; daily, so that no figure reveals a single person's change. */
const countAnew = async (deps: FitDeps): Promise<void> => {
  const model = skillModelOf(deps);
  const sets: string[][] = [];
  await readAllPeople(deps.db, ({ skills, technologies }) => {
    const keys = new Set([...skills, ...technologies].map((typed) => model.key(typed)).filter(Boolean));
    if (keys.size > 0) sets.push([...keys]);
  });
  await deps.db.transaction(async (tx) => {
    await lockFits(tx);
    await replaceSkillSets(tx, sets);
    await changeState(tx, { countedAt: deps.now() });
  });
};

/**
 * Updates the fits of applications after changes in profiles and jobs. For a new model all fits are recomputed in its
 * version; lists read the old version until the new one is complete. The first run of a day recounts the skills of
 * findable candidates.
 * @returns how many applications were computed
 */
export async function refreshFits(deps: FitDeps): Promise<number> {
  const state = await findState(deps.db);
  const at = deps.now();
  const { version } = skillModelOf(deps);
  if (state.countedAt === null || dayInIndia(state.countedAt) < dayInIndia(at)) await countAnew(deps);
  const settled = await settledBefore(deps.db);
  const since = state.version === version && hasHeard(state, at) ? BigInt(state.settled ?? 0) : undefined;
  const isWhole = since === undefined || settled < since;
  const computed = isWhole ? await refreshAll(deps) : await refreshChanged(deps, since);
  await changeState(deps.db, { version, settled: settled.toString(), followedAt: at });
  if (isWhole) await deleteOtherVersions(deps.db, version);
  return computed;
}

/** Worker of the `refresh-fits` queue; it requeues its job for the repeat runs. */
export async function workOnFits(deps: FitDeps & Pick<Deps, 'queue'>, { again }: { again: number }): Promise<void> {
  await refreshFits(deps);
  if (again === 0) return;
  const after = new Date(deps.now().getTime() + AGAIN_AFTER);
  await deps.queue.send(deps.db, 'refresh-fits', { again: again - 1 }, { after });
}
