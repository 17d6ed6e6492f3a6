import { Suspense } from 'react';
import type { CallOutput } from '#contract/api.ts';
import { matchTexts as texts } from '#texts/candidate-home.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Section } from '#web/components/section.tsx';
import { JobCardSkeleton, Skeleton } from '#web/components/skeleton.tsx';
import { groupJobs } from '#web/features/jobs/group-jobs.ts';
import { postedText } from '#web/lib/formats.ts';
import { placeText } from '#web/lib/place-text.ts';
import { useMatching } from '#web/pages/candidate/home/matching.ts';
import { AvailableJob } from '#web/pages/candidate/jobs/available-job.tsx';

const SKILLS_NAMED = 3;

const listed = (all: readonly string[]): string =>
  all.length > SKILLS_NAMED ? `${all.slice(0, SKILLS_NAMED).join(', ')} …` : all.join(', ');

interface MatchingJobsProps {
  candidate: CallOutput<'getCandidate'>;
  /** The jobs applied for. */
  applied: ReadonlySet<string>;
  now: string;
}

/** New jobs for the profile's skills and places, and why they stand here. */
export function MatchingJobs(props: MatchingJobsProps) {
  return (
    <Suspense fallback={<Blocks />}>
      <Found {...props} />
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

function Found({ candidate, applied, now }: MatchingJobsProps) {
  const matching = useMatching(candidate, applied);
  if (!matching.ok) {
    return (
      <Section title={texts.title} id="matching-jobs">
        <LoadFailed title={texts.failed} message={matching.message} />
      </Section>
    );
  }
  const { jobs, skills, places } = matching.data;
  if (jobs.length === 0) return null;
  const search = new URLSearchParams(skills.map((skill) => ['skills', skill]));
  return (
    <Section title={texts.title} id="matching-jobs" link={{ to: `/job-list?${search}`, words: texts.all }}>
      <p className="soft -mt-2 mb-4 wrap-anywhere">
        {places.length > 0
          ? texts.whyIn({ skills: listed(skills), places: listed(places.map((place) => placeText(place))) })
          : texts.why({ skills: listed(skills) })}
      </p>
      <div className="grid grid-3">
        {groupJobs(jobs).map(({ job, similar }) => (
          <AvailableJob
            key={job._id}
            job={job}
            similar={similar}
            now={now}
            description={postedText(job.createdAt, now)}
          />
        ))}
      </div>
    </Section>
  );
}
