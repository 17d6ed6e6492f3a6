import { availableTexts } from '#texts/candidate.ts';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { AvailableJobs } from '#web/pages/candidate/jobs/available-jobs.tsx';
import { loadAvailable } from '#web/pages/candidate/jobs/load-available.ts';
import type { Route } from './+types/available-jobs-page';

export { revalidateUnlessDialogToggled as shouldRevalidate } from '#web/pages/candidate/opened.ts';

export const meta: Route.MetaFunction = () => pageMeta({ title: availableTexts.title, noindex: true });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  requireSession(request, 'candidate');
  return loadAvailable(request);
};

/** The list by itself. */
export default function AvailableJobsPage({ loaderData }: Route.ComponentProps) {
  return <AvailableJobs available={loaderData} />;
}
