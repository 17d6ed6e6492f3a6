import type { CallOptions } from '#web/lib/calls.ts';
import { load, read } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { STAGE_QUERIES } from './stage.ts';

/** What a job that is closed or deleted leaves open. */
export interface OpenWork {
  /** Applications without an answer. */
  unanswered: number;
  /** Interviews that are ahead or have no result. */
  interviews: number;
  offers: number;
}

export const NOTHING_OPEN: OpenWork = { unanswered: 0, interviews: 0, offers: 0 };

interface CountedJob {
  _id: string;
  applications?: number | undefined;
}

/** Number of jobs that a list query takes. */
const AT_ONCE = 50;

/** Counts what is open in one job. */
export const countOpen = (job: CountedJob): Promise<OpenWork> => countOpenOf([job]);

/** Counts what is open in these jobs. If counting fails, closing or deleting them is still possible. */
export const countOpenOf = async (jobs: readonly CountedJob[]): Promise<OpenWork> => {
  const ids = jobs.flatMap(({ _id, applications }) => (applications ? [_id] : []));
  const groups = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, group) =>
    ids.slice(group * AT_ONCE, (group + 1) * AT_ONCE),
  );
  const countIn = async (jobId: string[], which: CallOptions<'listApplications'>['query']): Promise<number> => {
    const counted = await settle(load(read('listApplications', { query: { jobId, limit: 1, ...which } })));
    return counted.ok ? counted.data.total : 0;
  };
  const count = async (which: CallOptions<'listApplications'>['query']): Promise<number> =>
    (await Promise.all(groups.map((group) => countIn(group, which)))).reduce((sum, one) => sum + one, 0);
  const [unanswered, interviews, offers] = await Promise.all([
    count({ waiting: 0 }),
    count(STAGE_QUERIES.interview),
    count(STAGE_QUERIES.offered),
  ]);
  return { unanswered, interviews, offers };
};
