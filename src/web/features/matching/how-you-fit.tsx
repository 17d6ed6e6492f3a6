import { lazy, Suspense } from 'react';
import type { JobBrief } from '#web/features/jobs/job.ts';
import { useSession } from '#web/lib/use-session.ts';

/** When its scripts cannot be loaded, as offline, the page continues without it. */
const OwnFit = lazy(async () => {
  const part = await import('#web/features/matching/own-fit.tsx').catch(() => undefined);
  return { default: part?.OwnFit ?? (() => null) };
});

export interface HowYouFitProps {
  job: Pick<JobBrief, '_id' | 'jobId'>;
  now: string;
  level?: 2 | 3;
  /** Renders it as a section with a heading. */
  headed?: boolean;
  /** Shows the reasons initially. */
  open?: boolean;
}

/** How a candidate fits a job; renders nothing for others. Its scripts are loaded only for candidates. */
export function HowYouFit(props: HowYouFitProps) {
  const session = useSession();
  if (session?.kind !== 'candidate') return null;
  return (
    <Suspense>
      <OwnFit key={props.job._id} {...props} />
    </Suspense>
  );
}
