import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { jobTexts } from '#texts/jobs.ts';
import { ButtonLink } from '#web/components/button.tsx';
import type { JobBrief } from '#web/features/jobs/job.ts';
import { jobPath, withParam } from '#web/lib/job-links.ts';

/** History state showing that closing can go back to the list as it was. */
export const OPENED_HERE = { openedHere: true };

/**
 * Opens the details over the page (`?job=JOB1024`). Without scripts, and in a new tab, it links to the job's own page.
 */
export function JobDetailsLink({ job }: { job: JobBrief }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const openHere = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate({ search: withParam(search, 'job', job.jobId) }, { preventScrollReset: true, state: OPENED_HERE });
  };
  return (
    <ButtonLink
      to={jobPath(job)}
      size="s"
      onClick={openHere}
      aria-label={jobTexts.viewDetailsOf({ title: job.title, company: job.companyName })}
    >
      {jobTexts.viewDetails}
    </ButtonLink>
  );
}
