import type { ReactNode } from 'react';
import { Bookmark } from '#web/features/jobs/bookmark.tsx';
import type { Job } from '#web/features/jobs/job.ts';
import { JobCard } from '#web/features/jobs/job-card.tsx';
import { JobDetailsLink } from '#web/features/jobs/job-details-link.tsx';
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
