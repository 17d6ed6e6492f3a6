import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { availableTexts } from '#texts/candidate.ts';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { AvailableJobs } from '#web/pages/candidate/jobs/available-jobs.tsx';
import { loadAvailable } from '#web/pages/candidate/jobs/load-available.ts';

export { unlessClosing as shouldRevalidate } from '#web/pages/candidate/opened.ts';

export const meta: MetaFunction = () => pageMeta({ title: availableTexts.title, noindex: true });

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => {
  requireSession(request, 'candidate');
  return loadAvailable(request);
};

/** /available-jobs: the list by itself. */
export default function AvailableJobsPage() {
  return <AvailableJobs available={useLoaderData<typeof clientLoader>()} />;
}
