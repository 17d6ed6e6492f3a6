import BookmarkIcon from 'lucide-react/icons/bookmark';
import type { ReactNode } from 'react';
import { savedJobTexts as texts } from '#texts/saved.ts';
import { Button } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import type { Job, JobBrief } from '#web/features/jobs/job.ts';
import { JobCard } from '#web/features/jobs/job-card.tsx';
import { JobDetailsLink } from '#web/features/jobs/job-details-link.tsx';
import { useSavedJob } from '#web/features/jobs/saved-jobs.ts';
import { Apply } from '#web/pages/candidate/jobs/apply.tsx';

interface AvailableJobProps {
  job: Job;
  now: string;
  description: string;
  /** The description already states the deadline. */
  deadlineTold?: boolean;
  /** An internship's footer also shows when it was posted. */
  aged?: boolean;
  /** Adjacent jobs in the list that look identical. */
  similar?: readonly Job[];
  /** How well the candidate matches it. */
  fit?: ReactNode;
}

/** A job in a list, with links to its details and its form. */
export function AvailableJob({ job, now, description, deadlineTold, aged, similar, fit }: AvailableJobProps) {
  return (
    <JobCard
      job={job}
      now={now}
      description={description}
      deadlineTold={deadlineTold}
      aged={aged}
      similar={similar}
      fit={fit}
      save={<Bookmark job={job} />}
      action={
        <span className="row row-s wrap">
          <JobDetailsLink job={job} />
          <Apply job={job} now={now} />
        </span>
      }
    />
  );
}

/** The bookmark on a job card for candidates: filled while the job is saved. */
function Bookmark({ job }: { job: JobBrief }) {
  const { saved, toggle } = useSavedJob(job);
  const name = saved ? texts.savedOf : texts.saveOf;
  return (
    <Button
      variant="quiet"
      iconOnly
      icon={BookmarkIcon}
      aria-pressed={saved}
      className={classNames('save', saved && 'on')}
      onClick={toggle}
    >
      {name({ title: job.title, company: job.companyName })}
    </Button>
  );
}
