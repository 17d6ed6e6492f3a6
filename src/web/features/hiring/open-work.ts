import type { CallOptions } from '#web/lib/calls.ts';
import { load, read } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { STAGE_QUERIES } from './stage.ts';

/** What is open in jobs that are closed, blocked or deleted. */
export interface OpenWork {
  /** Applications that go on. */
  applications: number;
  /** Applications without an answer. */
  unanswered: number;
  /** Interviews that are ahead or have no result. */
  interviews: number;
  offers: number;
}

export const NOTHING_OPEN: OpenWork = { applications: 0, unanswered: 0, interviews: 0, offers: 0 };

interface CountedJob {
  _id: string;
  applications?: number | undefined;
}

/** Number of jobs or recruiters that a list query takes. */
const AT_ONCE = 50;

/** Counts what is open in one job. */
export const countOpen = (job: CountedJob): Promise<OpenWork> => countOpenOf([job]);

/** Counts what is open in these jobs. If counting fails, closing or deleting them is still possible. */
export const countOpenOf = (jobs: readonly CountedJob[]): Promise<OpenWork> =>
  countInGroups(
    jobs.flatMap(({ _id, applications }) => (applications ? [_id] : [])),
    (jobId) => ({ jobId }),
  );

/** Counts what is open in the jobs of these recruiters. */
export const countOpenOfRecruiters = (ids: readonly string[]): Promise<OpenWork> =>
  countInGroups(ids, (recruiterId) => ({ recruiterId }));

type Filters = CallOptions<'listApplications'>['query'];

const countInGroups = async (ids: readonly string[], filter: (group: string[]) => Filters): Promise<OpenWork> => {
  const groups = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, group) =>
    ids.slice(group * AT_ONCE, (group + 1) * AT_ONCE),
  );
  const counted = await Promise.all(groups.map((group) => countOpenIn(filter(group))));
  return counted.reduce(
    (sum, one) => ({
      applications: sum.applications + one.applications,
      unanswered: sum.unanswered + one.unanswered,
      interviews: sum.interviews + one.interviews,
      offers: sum.offers + one.offers,
    }),
    NOTHING_OPEN,
  );
};

const countOpenIn = async (filters: Filters): Promise<OpenWork> => {
  const count = async (which: Filters): Promise<number> => {
    const counted = await settle(load(read('listApplications', { query: { ...filters, limit: 1, ...which } })));
    return counted.ok ? counted.data.total : 0;
  };
  const [applications, unanswered, interviews, offers] = await Promise.all([
    count({ open: true }),
    count({ waiting: 0 }),
    count(STAGE_QUERIES.interview),
    count(STAGE_QUERIES.offered),
  ]);
  return { applications, unanswered, interviews, offers };
};
