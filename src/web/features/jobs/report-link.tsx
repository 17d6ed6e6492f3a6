import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { reportTexts as texts } from '#texts/report.ts';
import type { Job } from '#web/features/jobs/job.ts';
import { reportPath } from '#web/lib/job-links.ts';

const ReportDialog = lazy(async () => ({
  default: (await import('#web/features/jobs/report-dialog.tsx')).ReportDialog,
}));

/** Opens the report over the page; without scripts, and in a new tab, it links to the report page. */
export function ReportLink({ job }: { job: Pick<Job, 'jobId' | 'title' | 'companyName'> }) {
  const [open, setOpen] = useState(false);
  const openHere = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Link to={reportPath(job)} onClick={openHere}>
        {texts.link}
      </Link>
      {/* A portal, so that its text is not part of the notice or dialog around the link. */}
      {open
        ? createPortal(
            <Suspense>
              <ReportDialog job={job} onClose={() => setOpen(false)} />
            </Suspense>,
            document.body,
          )
        : null}
    </>
  );
}
