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

/** Counts what is open. If counting fails, closing or deleting a job is still possible. */
export const countOpen = async ({ _id, applications }: CountedJob): Promise<OpenWork> => {
  if (!applications) return NOTHING_OPEN;
  const count = async (which: CallOptions<'listApplications'>['query']): Promise<number> => {
    const counted = await settle(load(read('listApplications', { query: { jobId: [_id], limit: 1, ...which } })));
    return counted.ok ? counted.data.total : 0;
  };
  const [unanswered, interviews, offers] = await Promise.all([
    count({ waiting: 0 }),
    count(STAGE_QUERIES.interview),
    count(STAGE_QUERIES.offered),
  ]);
  return { unanswered, interviews, offers };
};
