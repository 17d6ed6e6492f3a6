import type { ApplicationStats } from '#contract/applications.ts';
import { dayInIndia } from '#contract/rules.ts';
import { APPLICATION_STATUSES, APPLY_FOR } from '#contract/vocabularies.ts';
import type { Member } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { countByDay, countByJob, countByStatus, countStages } from './application-stats.store.ts';

const DAYS = 30;

/** Numbers over the applications that the caller may see. */
export async function countApplications(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Member,
): Promise<ApplicationStats> {
  const today = new Date(`${dayInIndia(now())}T00:00:00+05:30`);
  const since = new Date(today.getTime() - (DAYS - 1) * 86_400_000);
  const [stages, groups, byJob, byDay] = await Promise.all([
    countStages(db, caller, now()),
    countByStatus(db, caller),
    countByJob(db, caller),
    countByDay(db, caller, since),
  ]);
  const sumOf = (belongs: (group: (typeof groups)[number]) => boolean): number =>
    groups.filter(belongs).reduce((sum, group) => sum + group.count, 0);
  const entries = <K extends string>(keys: readonly K[], number: (key: K) => number): Record<K, number> =>
    // Object.fromEntries forgets which keys it was given.
    Object.fromEntries(keys.map((key) => [key, number(key)])) as Record<K, number>;
  return {
    total: stages?.submitted ?? 0,
    byStatus: entries(APPLICATION_STATUSES, (status) => sumOf((group) => group.status === status)),
    byKind: entries(APPLY_FOR, (kind) =>
      sumOf((group) => (group.employmentType === 'Internship') === (kind === 'Internship')),
    ),
    byJob,
    byDay,
    funnel: {
      submitted: stages?.submitted ?? 0,
      opened: stages?.opened ?? 0,
      accepted: stages?.accepted ?? 0,
      interviewed: stages?.interviewed ?? 0,
      offered: stages?.offered ?? 0,
    },
    daysToFirstAnswer: stages?.daysToFirstAnswer ?? null,
    waiting: {
      all: stages?.waiting ?? 0,
      threeDays: stages?.waitingThreeDays ?? 0,
      week: stages?.waitingWeek ?? 0,
    },
  };
}
