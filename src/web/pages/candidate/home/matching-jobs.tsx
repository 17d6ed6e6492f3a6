import { Suspense } from 'react';
import { matchTexts as texts } from '#texts/candidate-home.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Section } from '#web/components/section.tsx';
import { JobCardSkeleton, Skeleton } from '#web/components/skeleton.tsx';
import { postedText } from '#web/lib/formats.ts';
import { useMatching } from '#web/pages/candidate/home/matching.ts';
import { AvailableJob } from '#web/pages/candidate/jobs/available-job.tsx';

/** The open jobs that fit the profile best. */
export function MatchingJobs({ now }: { now: string }) {
  return (
    <Suspense fallback={<Blocks />}>
      <Found now={now} />
    </Suspense>
  );
}

function Blocks() {
  return (
    <Section title={texts.title} id="matching-jobs">
      <Skeleton className="grid grid-3">
        <JobCardSkeleton />
        <JobCardSkeleton />
        <JobCardSkeleton />
      </Skeleton>
    </Section>
  );
}

function Found({ now }: { now: string }) {
  const matching = useMatching();
  if (!matching.ok) {
    return (
      <Section title={texts.title} id="matching-jobs">
        <LoadFailed title={texts.failed} message={matching.message} />
      </Section>
    );
  }
  const jobs = matching.data;
  if (jobs.length === 0) return null;
  return (
    <Section title={texts.title} id="matching-jobs">
      <p className="soft -mt-2 mb-4 wrap-anywhere">{texts.why}</p>
      <div className="grid grid-3">
        {jobs.map(({ job }) => (
          <AvailableJob key={job._id} job={job} now={now} description={postedText(job.createdAt, now)} />
        ))}
      </div>
    </Section>
  );
}
