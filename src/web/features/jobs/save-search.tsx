import { lazy, Suspense } from 'react';
import type { JobSearch } from '#web/features/jobs/job-search.ts';
import { useSession } from '#web/lib/use-session.ts';

const KeepSearch = lazy(async () => ({ default: (await import('#web/features/jobs/keep-search.tsx')).KeepSearch }));

/** Saves the active filters, for a signed-in candidate only. */
export function SaveSearch({ search }: { search: JobSearch }) {
  if (useSession()?.kind !== 'candidate') return null;
  return (
    <Suspense>
      <KeepSearch search={search} />
    </Suspense>
  );
}
