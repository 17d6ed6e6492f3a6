import type { AdminOverview } from '#contract/overview.ts';
import type { Executor } from '#server/database/client.ts';

type Figures = NonNullable<AdminOverview['figures']>;

const MINUTE = 60_000;

/** By database, so that two of them in one process never mix; it goes with the database's own handle. */
const kept = new WeakMap<Executor, { at: number; figures: Promise<Figures> }>();

/** The figures of the last minute, or those being drawn at this moment, or new ones. What failed is not kept. */
export const keptForAMinute = (db: Executor, now: Date, draw: () => Promise<Figures>): Promise<Figures> => {
  const known = kept.get(db);
  const age = known && now.getTime() - known.at;
  if (known && age !== undefined && age >= 0 && age < MINUTE) return known.figures;
  const figures = draw();
  kept.set(db, { at: now.getTime(), figures });
  figures.catch(() => kept.delete(db));
  return figures;
};
