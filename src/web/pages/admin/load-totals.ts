import type { CallOutput } from '#contract/api.ts';
import { call } from '#web/lib/api-client.ts';

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
});

/** The numbers beside the tabs; none when they cannot be had, which is no reason to show no list. */
export const loadTotals = async (): Promise<Totals> => {
  try {
    return totalsOf(await call('adminOverview', { query: { light: true } }));
  } catch {
    return {};
  }
};
