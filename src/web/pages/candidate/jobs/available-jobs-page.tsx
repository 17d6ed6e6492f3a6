import { availableTexts } from '#texts/candidate.ts';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { AvailableJobs, loadOrdered } from '#web/pages/candidate/jobs/available-jobs.tsx';
import type { Route } from './+types/available-jobs-page';

export { revalidateUnlessDialogToggled as shouldRevalidate } from '#web/pages/candidate/opened.ts';

export const meta: Route.MetaFunction = () => pageMeta({ title: availableTexts.title, noindex: true });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request, 'candidate');
  await loadOrdered(new URL(request.url).searchParams);
  return { now: new Date().toISOString() };
}

/** Only the list. */
export default function AvailableJobsPage({ loaderData: { now } }: Route.ComponentProps) {
  return <AvailableJobs now={now} />;
}
