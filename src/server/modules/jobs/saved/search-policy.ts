import { dayInIndia } from '#contract/rules.ts';

/** As many searches as one candidate may keep: each costs a look at all new jobs a day. */
export const MOST_SEARCHES = 50;

/**
 * New jobs are told of once they have stood for this long: a job is dated when
 * its writing begins, so an import that is still being written would otherwise
 * be passed over.
 */
const SETTLED_AFTER_MS = 5 * 60_000;

/** Up to when new jobs are mailed. */
export const newsUpTo = (now: Date): Date => new Date(now.getTime() - SETTLED_AFTER_MS);

/** Midnight in India: a search that has been mailed since then had its mail of the day. */
export const dayBegan = (now: Date): Date => new Date(`${dayInIndia(now)}T00:00:00+05:30`);
