import { ButtonLink } from '#web/components/button.tsx';
import { Bookmark } from '#web/jobs/bookmark.tsx';
import { type Job, opening } from '#web/jobs/job.ts';
import { JobCard } from '#web/jobs/job-card.tsx';
import { JobDetailsLink } from '#web/jobs/job-details-link.tsx';
import { shortDayText } from '#web/lib/formats.ts';
import { applyPath } from '#web/lib/job-links.ts';
import { availableWords as words } from '#web/words/en/candidate.ts';

interface AvailableJobProps {
  job: Job;
  now: string;
  description: string;
  /** The description is the deadline. */
  deadlineTold?: boolean;
  /** An internship's foot tells when it was posted as well. */
  aged?: boolean;
}

/** A job of a list, with its details and its form one touch away. */
export function AvailableJob({ job, now, description, deadlineTold, aged }: AvailableJobProps) {
  return (
    <JobCard
      job={job}
      now={now}
      description={description}
      deadlineTold={deadlineTold}
      aged={aged}
      save={<Bookmark job={job} />}
      action={
        <span className="row row-s">
          <JobDetailsLink job={job} />
          {opening(job, now) === 'not yet' ? (
            <span className="small soft nowrap">{words.opensOn(shortDayText(job.applicationDeadline.start))}</span>
          ) : (
            <ButtonLink size="s" to={applyPath(job)} aria-label={words.applyTo(job.title, job.companyName)}>
              {words.apply}
            </ButtonLink>
          )}
        </span>
      }
    />
  );
}
