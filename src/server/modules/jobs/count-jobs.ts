import type { JobStats } from '#contract/jobs.ts';
import { dayInIndia } from '#contract/rules.ts';
import { APPLY_FOR, JOB_STATUSES } from '#contract/vocabularies.ts';
import { isAdmin } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { daysAfter } from './job-policy.ts';
import { countClosing, countPostedByDay, countStatuses, distinctValues } from './job-stats.store.ts';
import type { JobKeeper } from './lock-own-job.ts';

const DAYS = 30;
const SOON = 7;

const sorted = (values: readonly string[]): string[] => values.toSorted((a, b) => a.localeCompare(b, 'en-IN'));

/** Numbers over the jobs that the caller keeps; deleted ones count no more. */
export const countJobs = async ({ db, now }: Pick<Deps, 'db' | 'now'>, caller: JobKeeper): Promise<JobStats> => {
  const keeper = isAdmin(caller) ? undefined : caller.accountId;
  const today = dayInIndia(now());
  const [groups, closingSoon, byDay, found] = await Promise.all([
    countStatuses(db, keeper),
    countClosing(db, keeper, { from: today, to: daysAfter(today, SOON - 1) }),
    countPostedByDay(db, keeper, new Date(`${daysAfter(today, 1 - DAYS)}T00:00:00+05:30`)),
    keeper === undefined ? undefined : distinctValues(db, keeper),
  ]);
  const sumOf = (belongs: (group: (typeof groups)[number]) => boolean): number =>
    groups.filter(belongs).reduce((sum, { count }) => sum + count, 0);
  const entries = <K extends string>(keys: readonly K[], number: (key: K) => number): Record<K, number> =>
    // Object.fromEntries forgets which keys it was given.
    Object.fromEntries(keys.map((key) => [key, number(key)])) as Record<K, number>;
  return {
    total: sumOf(() => true),
    byStatus: entries(JOB_STATUSES, (status) => sumOf((group) => group.status === status)),
    byKind: entries(APPLY_FOR, (kind) =>
      sumOf(({ employmentType }) => (employmentType === 'Internship') === (kind === 'Internship')),
    ),
    closingSoon,
    byDay,
    ...(found && {
      found: {
        titles: sorted(found.titles),
        industries: sorted(found.industries),
        locations: sorted(found.locations),
      },
    }),
  };
};
