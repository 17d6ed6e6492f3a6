import type { ReactNode } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { openedPart } from '#web/components/opened-part.tsx';
import type { Job, JobBrief } from '#web/features/jobs/job.ts';
import { withParam } from '#web/lib/job-links.ts';

const JobDetailsDialog = openedPart(
  async () => (await import('#web/features/jobs/job-details-dialog.tsx')).JobDetailsDialog,
);
const JobGoneDialog = openedPart(async () => (await import('#web/features/jobs/job-gone-dialog.tsx')).JobGoneDialog);

export interface OpenJobProps {
  /** The jobs on the page; their card data is shown immediately. */
  listed: readonly JobBrief[];
  /** The complete job named by the address; null when it does not exist. */
  whole: Job | null | undefined;
  now: string;
  /** A warning about the complete job, above its facts. */
  warning?: (job: Job) => ReactNode;
  extra?: (job: Job | JobBrief) => ReactNode;
}

/** The details of the job named by the address (`?job=JOB1024`), over the page. */
export function OpenJob({ listed, whole, now, warning, extra }: OpenJobProps) {
  const here = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const { location: ahead } = navigation;
  const { search } = ahead && ahead.pathname === here.pathname ? ahead : here;
  const wanted = new URLSearchParams(search).get('job')?.toUpperCase();
  if (!wanted) return null;

  const close = () => {
    const openedHere = typeof here.state === 'object' && here.state !== null && 'openedHere' in here.state;
    if (openedHere) navigate(-1);
    else navigate({ search: withParam(here.search, 'job', undefined) }, { replace: true, preventScrollReset: true });
  };
  const known = whole && (whole.jobId === wanted || whole._id.toUpperCase() === wanted) ? whole : undefined;
  const job = known ?? listed.find(({ jobId }) => jobId === wanted);
  if (!job) return whole === null ? <JobGoneDialog onClose={close} /> : null;
  return (
    <JobDetailsDialog key={job.jobId} job={job} now={now} onClose={close} warning={known && warning?.(known)}>
      {extra?.(job)}
    </JobDetailsDialog>
  );
}
