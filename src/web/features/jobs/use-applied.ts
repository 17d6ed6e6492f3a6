import { useCallback, useSyncExternalStore } from 'react';
import type { JobBrief } from '#web/features/jobs/job.ts';
import { createJobMarks } from '#web/features/jobs/job-marks.ts';
import { call } from '#web/lib/api-client.ts';

type AppliedJob = Pick<JobBrief, '_id' | 'jobId'>;

/** The candidate's application to each job, by its id; nothing for a job that they may apply to: not yet, or again. */
const marks = createJobMarks<AppliedJob, string | undefined>({
  // As many codes as one question takes.
  most: 50,
  otherwise: undefined,
  read: async (jobs, token) => {
    const jobId = jobs.map((job) => job.jobId);
    const sent = await call('listApplications', { query: { jobId, limit: 100 } }, { token });
    const standing = sent.filter(({ status, outcome }) => status !== 'withdrawn' && outcome !== 'noAnswer');
    return new Map(standing.map(({ _id, jobPostId }) => [jobPostId, _id]));
  },
});

/** Which application the signed-in candidate has sent to this job, as far as is known. */
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

/** This application has just been sent: every place of its job knows it at once. */
export const learnApplied = ({ _id, jobPostId }: Sent): void => marks.learn(jobPostId, _id);

/** It has just been withdrawn. */
export const learnWithdrawn = ({ jobPostId }: Pick<Sent, 'jobPostId'>): void => marks.learn(jobPostId, undefined);
