import ShieldCheck from 'lucide-react/icons/shield-check';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { jobTexts } from '#texts/jobs.ts';
import { reportTexts as texts } from '#texts/report.ts';
import { Notice } from '#web/components/notice.tsx';
import type { Job } from '#web/features/jobs/job.ts';
import { reportPath } from '#web/lib/job-links.ts';

/** A warning shown next to every job that accepts applications. */
export function MoneyWarning({ job }: { job: Pick<Job, 'jobId' | 'title' | 'companyName'> }) {
  return (
    <Notice tone="amber" icon={ShieldCheck} title={jobTexts.neverMoney}>
      {jobTexts.norRecruiter} <ReportLink job={job} />
    </Notice>
  );
}

const ReportDialog = lazy(async () => ({
  default: (await import('#web/features/jobs/report-dialog.tsx')).ReportDialog,
}));

/** Opens the report over the page; without scripts, and in a new tab, it links to the report page. */
function ReportLink({ job }: { job: Pick<Job, 'jobId' | 'title' | 'companyName'> }) {
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
