import { type Fact, Facts } from '#web/components/card.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { CompanyMark } from '#web/components/face.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { JobTexts } from '#web/jobs/job-texts.tsx';
import { fileAddress } from '#web/lib/file-address.ts';
import { countText, dayRangeText, experienceText, salaryText } from '#web/lib/formats.ts';
import type { JobRow } from '#web/pages/admin/jobs/load-jobs.ts';
import { adminWords } from '#web/words/en/admin.ts';

const words = adminWords.facts;

/** One job, whole, whatever its status. */
export function AdminJobDetails({ job, onClose }: { job: JobRow; onClose: () => void }) {
  const facts: Fact[] = [
    { label: words.location, value: job.location },
    { label: words.workMode, value: job.workMode },
    { label: words.type, value: job.employmentType },
    { label: words.experience, value: experienceText(job.experience) },
    { label: words.salary, value: salaryText(job.salary) },
    { label: words.industry, value: job.industry },
    { label: words.department, value: job.department },
    { label: words.deadline, value: dayRangeText(job.applicationDeadline.start, job.applicationDeadline.end) },
    { label: words.contact, value: job.contactEmail },
    { label: words.recruiterCode, value: job.recruiterCode },
    { label: words.applications, value: job.applications === undefined ? undefined : countText(job.applications) },
  ].filter((fact) => fact.value);
  return (
    <Dialog
      title={job.title}
      subtitle={`${job.companyName} · ${job.jobId}`}
      mark={<CompanyMark name={job.companyName} src={fileAddress(job.companyLogo)} size="l" />}
      closeOnScrim
      onClose={onClose}
    >
      <div>
        <StatusBadge status={job.jobStatus} />
      </div>
      <Facts facts={facts} />
      <JobTexts job={job} look="title" level={3} />
    </Dialog>
  );
}
