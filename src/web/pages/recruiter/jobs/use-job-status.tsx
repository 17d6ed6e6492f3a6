import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { JobStatus } from '#contract/vocabularies.ts';
import { jobsTexts as texts } from '#texts/recruiter.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { countOpen, NOTHING_OPEN, type OpenWork } from '#web/features/hiring/open-work.ts';
import { call, messageOf } from '#web/lib/api-client.ts';
import { inTurn } from '#web/lib/in-turn.ts';
import { patchHeld } from '#web/lib/patch-held.ts';
import type { Job } from '#web/pages/recruiter/jobs/job-queries.ts';
import { WhatIsOpen } from '#web/pages/recruiter/jobs/what-is-open.tsx';

/** Opens and closes jobs: optimistic, reverted with the server's message when refused. */
function useChange(): (job: Job, jobStatus: JobStatus) => void {
  const toast = useToast();
  const { mutate } = useMutation({
    mutationFn: ({ job, jobStatus }: { job: Job; jobStatus: JobStatus }) =>
      inTurn(job, (version) => call('setJobStatus', { params: { id: job._id }, version, body: { jobStatus } })),
    onMutate: ({ job, jobStatus }) => patchHeld(['listJobs'], job._id, { jobStatus }),
    onError: (failure, { job }) => {
      patchHeld(['listJobs'], job._id, { jobStatus: job.jobStatus });
      const said = messageOf(failure);
      toast.error(said ? `${texts.statusFailed} ${said}` : texts.statusFailed);
    },
    onSuccess: () => toast.done(texts.statusChanged),
  });
  return (job, jobStatus) => mutate({ job, jobStatus });
}

interface JobStatusChange {
  choose: (job: Job, jobStatus: JobStatus) => void;
  /** The question before a job is closed, while it is asked. */
  question: ReactNode;
}

/** Changes the status of jobs. Before one is closed, asks about candidates without an answer, interviews and offers. */
export function useJobStatus(): JobStatusChange {
  const change = useChange();
  const [asked, setAsked] = useState<{ job: Job; open: OpenWork }>();
  const choose = async (job: Job, jobStatus: JobStatus) => {
    const open = jobStatus === 'Closed' ? await countOpen(job) : NOTHING_OPEN;
    if (Object.values(open).some((count) => count > 0)) setAsked({ job, open });
    else change(job, jobStatus);
  };
  const question = asked ? (
    <ConfirmDialog
      title={texts.closeTitle({ title: asked.job.title })}
      tone="plain"
      confirmLabel={texts.closeAnyway}
      onConfirm={() => {
        change(asked.job, 'Closed');
        setAsked(undefined);
      }}
      onClose={() => setAsked(undefined)}
    >
      <WhatIsOpen {...asked} />
    </ConfirmDialog>
  ) : null;
  return { choose: (job, jobStatus) => void choose(job, jobStatus), question };
}
