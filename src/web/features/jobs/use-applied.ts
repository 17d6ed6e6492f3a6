import { useCallback, useSyncExternalStore } from 'react';
import type { JobBrief } from '#web/features/jobs/job.ts';
import { createJobMarks } from '#web/features/jobs/job-marks.ts';
import { call } from '#web/lib/api-client.ts';

type AppliedJob = Pick<JobBrief, '_id' | 'jobId'>;

/**
 * The candidate's application to each job, by id; undefined for a job that is open to them: not yet applied, or allowed
 * to apply again.
 */
const marks = createJobMarks<AppliedJob, string | undefined>({
  // The maximum number of codes in one request.
  most: 50,
  otherwise: undefined,
  read: async (jobs, token) => {
    const jobId = jobs.map((job) => job.jobId);
    const sent = await call('listApplications', { query: { jobId, limit: 100 } }, { token });
    const standing = sent.filter(({ status, outcome }) => status !== 'withdrawn' && outcome !== 'noAnswer');
    return new Map(standing.map(({ _id, jobPostId }) => [jobPostId, _id]));
  },
});

/** Returns the signed-in candidate's application to this job, as far as known. */
export function useApplied(job: AppliedJob): string | undefined {
  const { _id, jobId } = job;
  const watch = useCallback((onChange: () => void) => marks.watch({ _id, jobId }, onChange), [_id, jobId]);
  return useSyncExternalStore(
    watch,
    () => marks.of(_id),
    () => undefined,
  );
}

interface Sent {
  _id: string;
  jobPostId: string;
}

/** Records an application that has just been sent, for every place that shows its job. */
export const learnApplied = ({ _id, jobPostId }: Sent): void => marks.learn(jobPostId, _id);

/** Records that it has just been withdrawn. */
export const learnWithdrawn = ({ jobPostId }: Pick<Sent, 'jobPostId'>): void => marks.learn(jobPostId, undefined);
