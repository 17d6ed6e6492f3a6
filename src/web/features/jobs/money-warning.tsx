import ShieldCheck from 'lucide-react/icons/shield-check';
import { jobTexts } from '#texts/jobs.ts';
import { Notice } from '#web/components/notice.tsx';
import type { Job } from '#web/features/jobs/job.ts';
import { ReportLink } from '#web/features/reports/report-link.tsx';
import { reportPath } from '#web/lib/job-links.ts';

/** A warning shown next to every job that accepts applications. */
export function MoneyWarning({ job }: { job: Pick<Job, 'jobId' | 'title' | 'companyName'> }) {
  return (
    <Notice tone="amber" icon={ShieldCheck} title={jobTexts.neverMoney}>
      {jobTexts.norRecruiter}{' '}
      <ReportLink what={{ about: 'job', ...job }} to={reportPath(job)}>
        {jobTexts.reportLink}
      </ReportLink>
    </Notice>
  );
}
