import { dayInIndia } from '#contract/rules.ts';

/** Most searches per candidate: each is checked daily against all new jobs. */
export const MOST_SEARCHES = 50;

/**
 * Delay before new jobs are announced: a job is dated at the start of its transaction, so jobs of an import still being
 * written would otherwise be missed.
 */
const SETTLED_AFTER_MS = 5 * 60_000;

/** Returns the time up to which new jobs are emailed. */
export const newsUpTo = (now: Date): Date => new Date(now.getTime() - SETTLED_AFTER_MS);

/** Returns midnight in India: a search emailed since then has had its daily email. */
export const dayBegan = (now: Date): Date => new Date(`${dayInIndia(now)}T00:00:00+05:30`);
