import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { JobStatus } from '#contract/vocabularies.ts';
import { jobsTexts } from '#texts/recruiter.ts';
import { useToast } from '#web/components/toasts.tsx';
import { CallFailed, call } from '#web/lib/api-client.ts';
import { inTurn } from '#web/lib/in-turn.ts';

/** Opens and closes own jobs: shown at once, and taken back with the server's sentence when it is refused. */
export function useJobStatus() {
  const [wished, setWished] = useState<Readonly<Record<string, JobStatus>>>({});
  const toast = useToast();
  const { revalidate } = useRevalidator();

  const change = async (job: { _id: string; version?: number | undefined }, jobStatus: JobStatus) => {
    const { _id: id } = job;
    setWished((before) => ({ ...before, [id]: jobStatus }));
    try {
      await inTurn(job, (version) => call('setJobStatus', { params: { id }, version, body: { jobStatus } }));
      toast.done(jobsTexts.statusChanged);
      await revalidate();
    } catch (failure) {
      const said = failure instanceof CallFailed ? failure.message : '';
      toast.error(said ? `${jobsTexts.statusFailed} ${said}` : jobsTexts.statusFailed);
    }
    setWished((before) => Object.fromEntries(Object.entries(before).filter(([key]) => key !== id)));
  };
  return {
    /** What a row shows: the wish under way, else what the server said. */
    statusOf: ({ _id, jobStatus }: { _id: string; jobStatus: JobStatus }): JobStatus => wished[_id] ?? jobStatus,
    change: (job: { _id: string; version?: number | undefined }, status: JobStatus) => void change(job, status),
  };
}
