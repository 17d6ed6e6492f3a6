import type { AdminOverview, OverviewQuery } from '#contract/overview.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { drawFigures } from './draw-figures.ts';
import { countPartsToCheck } from './health/read-health.ts';
import { countTotals, countWaiting } from './totals.store.ts';

type Figures = NonNullable<AdminOverview['figures']>;

const MINUTE = 60_000;

/** Cached per database, so that two in one process never mix; garbage-collected with the database handle. */
const kept = new WeakMap<Executor, { at: number; figures: Promise<Figures> }>();

/** Returns the figures cached within the last minute, those being computed, or new ones. Failures are not cached. */
const keptForAMinute = (db: Executor, now: Date, draw: () => Promise<Figures>): Promise<Figures> => {
  const known = kept.get(db);
  const age = known && now.getTime() - known.at;
  if (known && age !== undefined && age >= 0 && age < MINUTE) return known.figures;
  const figures = draw();
  kept.set(db, { at: now.getTime(), figures });
  figures.catch(() => kept.delete(db));
  return figures;
};

/**
 * Returns an administrator's start page. The numbers next to the tabs come from indexes only, so they are counted on
 * each call; the figures scan whole tables and are shared for a minute.
 */
export async function readAdminOverview(
  deps: Pick<Deps, 'db' | 'files' | 'now' | 'queue' | 'settings'>,
  caller: AdminCaller,
  { light = false }: OverviewQuery,
): Promise<AdminOverview> {
  const at = deps.now();
  const [totals, waiting, health, figures] = await Promise.all([
    countTotals(deps.db, dayInIndia(at)),
    countWaiting(deps.db),
    countPartsToCheck(deps),
    light ? undefined : keptForAMinute(deps.db, at, () => drawFigures(deps, caller)),
  ]);
  return { totals, waiting: { ...waiting, health }, ...(figures && { figures }) };
}
