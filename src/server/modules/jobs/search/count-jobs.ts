import type { JobStats } from '#contract/jobs.ts';
import { LOCALE } from '#contract/locale.ts';
import { dayInIndia } from '#contract/rules.ts';
import { APPLY_FOR, JOB_STATUSES } from '#contract/vocabularies.ts';
import { isAdmin } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { spellingsOfLocation } from '#server/modules/hindi/public.ts';
import { sumOf, tally } from '#server/tally.ts';
import { daysAfter } from '../posting/job-policy.ts';
import type { JobKeeper } from '../posting/lock-own-job.ts';
import { countClosing, countPostedByDay, countStatuses, distinctValues } from './job-stats.store.ts';

const DAYS = 30;
const SOON = 7;

const sorted = (values: readonly string[]): string[] => values.toSorted((a, b) => a.localeCompare(b, LOCALE));

/** Leaves out other spellings of a location, which its filter includes. */
const oneOfEach = (locations: readonly string[]): string[] => {
  const known = new Set<string>();
  return locations.filter((location) => {
    if (known.has(location.toLowerCase())) return false;
    for (const spelling of spellingsOfLocation(location)) known.add(spelling);
    return true;
  });
};

/** Counts the jobs that the caller manages, without deleted ones. */
export const countJobs = async ({ db, now }: Pick<Deps, 'db' | 'now'>, caller: JobKeeper): Promise<JobStats> => {
  const keeper = isAdmin(caller) ? undefined : caller.accountId;
  const today = dayInIndia(now());
  const [groups, closingSoon, byDay, found] = await Promise.all([
    countStatuses(db, keeper),
    countClosing(db, keeper, { from: today, to: daysAfter(today, SOON - 1) }),
    countPostedByDay(db, keeper, new Date(`${daysAfter(today, 1 - DAYS)}T00:00:00+05:30`)),
    keeper === undefined ? undefined : distinctValues(db, keeper),
  ]);
  return {
    total: sumOf(groups),
    byStatus: tally(JOB_STATUSES, groups, (group, status) => group.status === status),
    byKind: tally(
      APPLY_FOR,
      groups,
      ({ employmentType }, kind) => (employmentType === 'Internship') === (kind === 'Internship'),
    ),
    closingSoon,
    byDay,
    ...(found && {
      found: {
        titles: sorted(found.titles),
        industries: sorted(found.industries),
        locations: oneOfEach(sorted(found.locations)),
      },
    }),
  };
};
