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
  /** The description is the deadline. */
  deadlineTold?: boolean;
  /** An internship's foot tells when it was posted as well. */
  aged?: boolean;
  /** Neighbours in the list that are the same job to the eye. */
  similar?: readonly Job[];
  /** How the candidate fits it. */
  fit?: ReactNode;
}

/** A job of a list, with its details and its form one touch away. */
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
