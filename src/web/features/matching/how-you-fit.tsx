import { lazy, Suspense } from 'react';
import type { JobBrief } from '#web/features/jobs/job.ts';
import { useSession } from '#web/lib/use-session.ts';

/** Without its scripts, as offline, the page goes on without it. */
const OwnFit = lazy(async () => {
  const part = await import('#web/features/matching/own-fit.tsx').catch(() => undefined);
  return { default: part?.OwnFit ?? (() => null) };
});

export interface HowYouFitProps {
  job: Pick<JobBrief, '_id'>;
  now: string;
  level?: 2 | 3;
  /** Hangs from the headline, as a section of a page does. */
  headed?: boolean;
  /** The reasons stand open. */
  open?: boolean;
}

/** How a candidate fits a job; nothing for anybody else. Its scripts are loaded for candidates alone. */
export function HowYouFit(props: HowYouFitProps) {
  const session = useSession();
  if (session?.kind !== 'candidate') return null;
  return (
    <Suspense>
      <OwnFit key={props.job._id} {...props} />
    </Suspense>
  );
}
