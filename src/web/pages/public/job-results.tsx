import type { JobBrief } from '#web/features/jobs/job.ts';
import { JobCard } from '#web/features/jobs/job-card.tsx';

/** Cards in a grid whose rows align at the line. */
export function JobResults({ jobs, now, columns = 3 }: { jobs: readonly JobBrief[]; now: string; columns?: 3 | 4 }) {
  return (
    <div className={columns === 4 ? 'grid grid-4' : 'grid grid-3'}>
      {jobs.map((job) => (
        <JobCard key={job._id} job={job} now={now} level={2} />
      ))}
    </div>
  );
}
