import { useMutation } from '@tanstack/react-query';
import type { JobStatus } from '#contract/vocabularies.ts';
import { jobsTexts } from '#texts/recruiter.ts';
import { useToast } from '#web/components/toasts.tsx';
import { call, messageOf } from '#web/lib/api-client.ts';
import { inTurn } from '#web/lib/in-turn.ts';
import { type Job, showStatus } from '#web/pages/recruiter/jobs/job-queries.ts';

/** Opens and closes own jobs: shown immediately, and taken back with the server's sentence when it is refused. */
export function useJobStatus(): (job: Job, jobStatus: JobStatus) => void {
  const toast = useToast();
  const { mutate } = useMutation({
    mutationFn: ({ job, jobStatus }: { job: Job; jobStatus: JobStatus }) =>
      inTurn(job, (version) => call('setJobStatus', { params: { id: job._id }, version, body: { jobStatus } })),
    onMutate: ({ job, jobStatus }) => showStatus(job._id, jobStatus),
    onError: (failure, { job }) => {
      showStatus(job._id, job.jobStatus);
      const said = messageOf(failure);
      toast.error(said ? `${jobsTexts.statusFailed} ${said}` : jobsTexts.statusFailed);
    },
    onSuccess: () => toast.done(jobsTexts.statusChanged),
  });
  return (job, jobStatus) => mutate({ job, jobStatus });
}
