import ShieldCheck from 'lucide-react/icons/shield-check';
import { Notice } from '#web/components/notice.tsx';
import type { Job } from '#web/jobs/job.ts';
import { ReportLink } from '#web/jobs/report-link.tsx';
import { jobWords } from '#web/words/en/jobs.ts';

/** Stands beside every job that can be applied to. */
export function MoneyWarning({ job }: { job: Pick<Job, 'jobId' | 'title' | 'companyName'> }) {
  return (
    <Notice tone="amber" icon={ShieldCheck} title={jobWords.neverMoney}>
      {jobWords.norRecruiter} <ReportLink job={job} />
    </Notice>
  );
}
