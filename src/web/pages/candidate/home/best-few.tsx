import { Suspense } from 'react';
import { bestFitTexts as texts } from '#texts/best-fit.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Section } from '#web/components/section.tsx';
import { JobCardSkeleton, Skeleton } from '#web/components/skeleton.tsx';
import { load, read, useBody } from '#web/lib/queries.ts';
import { BestJobs, NoBestJobs, useSentAway } from '#web/pages/candidate/jobs/best-jobs.tsx';
import { BEST_PATH } from '#web/pages/candidate/jobs/job-order.tsx';
import { FILL } from '#web/pages/candidate/jobs/job-queries.ts';

const SHOWN = 3;

/** A few extra, so that another replaces a dismissed job. */
const FEW = read('bestJobs', { query: { limit: SHOWN + 3 } });

/** Starts loading them; errors are shown where they are rendered. */
export function loadBest(): void {
  for (const query of [load(FEW), load(FILL)]) query.catch(() => undefined);
}

/** The best-matching jobs with reasons. The rest of the page does not wait for them. */
export function BestFew({ now }: { now: string }) {
  return (
    <Suspense
      fallback={
        <Section title={texts.title} id="best-few">
          <Skeleton className="grid grid-3">
            <span className="visually-hidden">{texts.loading}</span>
            <JobCardSkeleton />
            <JobCardSkeleton />
            <JobCardSkeleton />
          </Skeleton>
        </Section>
      }
    >
      <Found now={now} />
    </Suspense>
  );
}

function Found({ now }: { now: string }) {
  const best = useBody(FEW);
  const fill = useBody(FILL);
  const sentAway = useSentAway();
  const hasSkills = !fill.ok || !fill.data.fill.includes('skills');
  const fits = !best.ok || best.data.length === 0 || best.data.some((one) => one.fits);
  return (
    <Section
      title={fits ? texts.title : texts.partly}
      id="best-few"
      link={best.ok && best.data.length > 0 ? { to: BEST_PATH, words: texts.all } : undefined}
    >
      {!best.ok ? (
        <LoadFailed title={texts.failed} message={best.message} />
      ) : best.data.length > 0 || sentAway.gone.length > 0 ? (
        <BestJobs jobs={best.data} sentAway={sentAway} now={now} most={SHOWN} />
      ) : (
        <NoBestJobs hasSkills={hasSkills} />
      )}
    </Section>
  );
}
