import type { CandidateStats } from '#contract/candidates.ts';
import { dayInIndia } from '#contract/rules.ts';
import { ACCOUNT_STATUSES, APPLY_FOR } from '#contract/vocabularies.ts';
import type { Deps } from '#server/deps.ts';
import { countGroups, countRegisteredByDay } from './candidate-stats.store.ts';

const DAYS = 30;

/** Counts over all candidates. */
export async function countCandidates({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<CandidateStats> {
  const today = new Date(`${dayInIndia(now())}T00:00:00+05:30`);
  const since = new Date(today.getTime() - (DAYS - 1) * 86_400_000);
  const [groups, byDay] = await Promise.all([countGroups(db), countRegisteredByDay(db, since)]);
  const sumOf = (belongs: (group: (typeof groups)[number]) => boolean): number =>
    groups.filter(belongs).reduce((sum, group) => sum + group.count, 0);
  const entries = <K extends string>(keys: readonly K[], number: (key: K) => number): Record<K, number> =>
    // Object.fromEntries loses the type of its keys.
    Object.fromEntries(keys.map((key) => [key, number(key)])) as Record<K, number>;
  return {
    total: sumOf(() => true),
    byStatus: entries(ACCOUNT_STATUSES, (status) => sumOf((group) => group.status === status)),
    byApplyFor: entries(APPLY_FOR, (kind) => sumOf((group) => group.applyFor === kind)),
    byDay,
  };
}
