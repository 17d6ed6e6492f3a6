import type { CallOutput } from '#contract/api.ts';
import { load, queryClient, read, useRead } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';

/** Total or pending count per tab, by the tab's name; only where useful. */
export type Totals = Readonly<Record<string, number | undefined>>;

/** Zero shows no number beside the tab. */
const orNone = (count: number): number | undefined => (count === 0 ? undefined : count);

export const totalsOf = ({ totals, waiting }: CallOutput<'adminOverview'>): Totals => ({
  candidates: totals.candidates,
  recruiters: totals.recruiters,
  jobs: totals.jobs,
  reports: orNone(waiting.reports),
  inquiries: orNone(waiting.inquiries),
  mentors: orNone(waiting.mentors),
  mentees: orNone(waiting.mentees),
  health: orNone(waiting.health),
});

const TOTALS = read('adminOverview', { query: { light: true } });

export const loadTotals = () => settle(load(TOTALS));

/** Reads the numbers again after a change that leaves the page as it is. */
export const refreshTotals = (): void => void queryClient.refetchQueries({ queryKey: TOTALS.queryKey, exact: true });

/** Numbers beside the tabs; none if they fail to load, which must not prevent the list from rendering. */
export function useTotals(): Totals {
  const overview = useRead(TOTALS);
  return overview.ok ? totalsOf(overview.data.body) : {};
}
