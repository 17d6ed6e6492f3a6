import type { AdminOverview, OverviewQuery } from '#contract/overview.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { drawFigures } from './draw-figures.ts';
import { keptForAMinute } from './kept-for-a-minute.ts';
import { countTotals, countWaiting } from './totals.store.ts';

/**
 * What an administrator sees first. The numbers beside the tabs come from indexes alone, so they are counted at each
 * call; the figures pass over whole tables, so everybody who looks within a minute sees the same ones.
 */
export async function readAdminOverview(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: AdminCaller,
  { light = false }: OverviewQuery,
): Promise<AdminOverview> {
  const at = deps.now();
  const [totals, waiting, figures] = await Promise.all([
    countTotals(deps.db, dayInIndia(at)),
    countWaiting(deps.db),
    light ? undefined : keptForAMinute(deps.db, at, () => drawFigures(deps, caller)),
  ]);
  return { totals, waiting, ...(figures && { figures }) };
}
