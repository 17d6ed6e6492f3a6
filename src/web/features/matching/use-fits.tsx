import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FitLine } from '#web/features/matching/fit-line.tsx';
import { ANEW, read } from '#web/lib/queries.ts';

/**
 * Loads the fit lines of the cards on a page in one call. Their space is reserved while loading; without skills in the
 * profile or the job, a card has none.
 */
export function useFits(jobs: readonly { _id: string }[]): (job: { _id: string }) => ReactNode {
  const { data, isPending } = useQuery({
    ...read('ownFits', { query: { job: jobs.map(({ _id }) => _id) } }),
    ...ANEW,
    enabled: jobs.length > 0,
    placeholderData: keepPreviousData,
  });
  const fits = new Map(data?.body.fits.map(({ _id, fit }) => [_id, fit]));
  return ({ _id }) => {
    if (isPending && jobs.length > 0) return <span className="block h-5" aria-hidden="true" />;
    const fit = fits.get(_id);
    return fit && fit.asked > 0 ? <FitLine fit={fit} /> : null;
  };
}
