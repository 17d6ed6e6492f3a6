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

/** By database, so that two of them in one process never mix; it goes with the database's own handle. */
const kept = new WeakMap<Executor, { at: number; figures: Promise<Figures> }>();

/** The figures of the last minute, or those being drawn at this moment, or new ones. What failed is not kept. */
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
 * What an administrator sees first. The numbers beside the tabs come from indexes alone, so they are counted at each
 * call; the figures pass over whole tables, so everybody who looks within a minute sees the same ones.
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
