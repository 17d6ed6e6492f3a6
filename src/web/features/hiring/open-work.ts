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
  const counted = await Promise.all(groups.map((jobId) => countOpenIn({ jobId })));
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

type Filters = CallOptions<'listApplications'>['query'];

/** Counts the applications that match; 0 if that fails. */
const countIn = async (filters: Filters): Promise<number> => {
  const counted = await settle(load(read('listApplications', { query: { limit: 1, ...filters } })));
  return counted.ok ? counted.data.total : 0;
};

/** Counts what is open among these applications. */
export const countOpenIn = async (filters: Filters): Promise<OpenWork> => {
  const [applications, unanswered, interviews, offers] = await Promise.all([
    countIn({ ...filters, open: true }),
    countIn({ ...filters, waiting: 0 }),
    countIn({ ...filters, ...STAGE_QUERIES.interview }),
    countIn({ ...filters, ...STAGE_QUERIES.offered }),
  ]);
  return { applications, unanswered, interviews, offers };
};
