import { useState } from 'react';
import { jobsPageTexts as texts } from '#texts/public.ts';
import { Button } from '#web/components/button.tsx';
import { groupJobs } from '#web/features/jobs/group-jobs.ts';
import type { JobBrief } from '#web/features/jobs/job.ts';
import { JobCard } from '#web/features/jobs/job-card.tsx';

interface JobResultsProps {
  jobs: readonly JobBrief[];
  now: string;
  /** Number shown on a phone until more are requested; all by default. */
  onAPhone?: number;
}

/** Cards in a grid, with their lines aligned within a row. */
export function JobResults({ jobs, now, onAPhone = jobs.length }: JobResultsProps) {
  const [all, setAll] = useState(false);
  const groups = groupJobs(jobs);
  const first = all ? groups.length : onAPhone;
  const rest = groups.slice(first).reduce((sum, { similar }) => sum + 1 + similar.length, 0);
  return (
    <>
      <div className="grid grid-3">
        {groups.map(({ job, similar }, at) => (
          <div key={job._id} className={at < first ? 'contents' : 'contents max-sm:hidden noscript:max-sm:contents'}>
            <JobCard job={job} similar={similar} now={now} level={2} />
          </div>
        ))}
      </div>
      {rest > 0 ? (
        <Button size="m" className="mt-4 flex w-full sm:hidden noscript:hidden" onClick={() => setAll(true)}>
          {texts.moreHere({ count: rest })}
        </Button>
      ) : null}
    </>
  );
}
