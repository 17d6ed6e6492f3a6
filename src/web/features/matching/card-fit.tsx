import { type ComponentType, lazy, Suspense } from 'react';
import type { JobBrief } from '#web/features/jobs/job.ts';
import { useSession } from '#web/lib/use-session.ts';

/** When its scripts cannot be loaded, as offline, the card continues without it. */
const OwnCardFit = lazy(async (): Promise<{ default: ComponentType<CardFitProps> }> => {
  const part = await import('#web/features/matching/own-card-fit.tsx').catch(() => undefined);
  return { default: part?.OwnCardFit ?? (() => null) };
});

export interface CardFitProps {
  job: Pick<JobBrief, '_id'>;
  /** All jobs of the list: their fits are read in one call. */
  among: readonly Pick<JobBrief, '_id'>[];
}

/** How a candidate fits the job of a card on a public page; renders nothing for others. */
export function CardFit(props: CardFitProps) {
  const session = useSession();
  if (session?.kind !== 'candidate') return null;
  return (
    <Suspense>
      <OwnCardFit {...props} />
    </Suspense>
  );
}
