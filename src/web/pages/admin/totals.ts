import type { CallOutput } from '#contract/api.ts';
import { load, read, useRead } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';

/** How many stand or wait in a tab, where that says something; by the tab's name. */
export type Totals = Readonly<Record<string, number | undefined>>;

/** Nobody waits: no number beside the tab. */
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

/** The numbers beside the tabs; none when they cannot be had, which is no reason to show no list. */
export function useTotals(): Totals {
  const overview = useRead(TOTALS);
  return overview.ok ? totalsOf(overview.data.body) : {};
}
