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
/** Changes are noted for an hour; who has heard nothing for so long computes everything anew. */
const HEARD_WITHIN = 45 * 60_000;

/** Every minute. */
export const FITS_AT = '* * * * *';
/** After each it runs twice more, so that nobody waits a whole minute. */
const AGAIN_AFTER = 20_000;
export const AGAIN = 2;

/** A batch in a transaction of its own: the lock keeps what was read first from being written last. */
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

/** Counts the skills of those who can be found; by day, so that no figure tells what one person has just changed. */
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
 * Follows changed profiles and jobs in the fits of applications. For another
 * model all are computed in its version, which lists read once it is complete;
 * until then they read the old one whole. By the first run of a day the skills
 * of those who can be found are counted anew.
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

/** The work behind the queue's `refresh-fits`, which sends itself again. */
export async function workOnFits(deps: FitDeps & Pick<Deps, 'queue'>, { again }: { again: number }): Promise<void> {
  await refreshFits(deps);
  if (again === 0) return;
  const after = new Date(deps.now().getTime() + AGAIN_AFTER);
  await deps.queue.send(deps.db, 'refresh-fits', { again: again - 1 }, { after });
}
