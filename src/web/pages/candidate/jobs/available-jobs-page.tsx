import { availableTexts } from '#texts/candidate.ts';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { settle } from '#web/lib/settle.ts';
import { AvailableJobs } from '#web/pages/candidate/jobs/available-jobs.tsx';
import { AVAILABLE } from '#web/pages/candidate/jobs/job-queries.ts';
import { loadPage, pageOf } from '#web/pages/candidate/paging.ts';
import type { Route } from './+types/available-jobs-page';

export { revalidateUnlessDialogToggled as shouldRevalidate } from '#web/pages/candidate/opened.ts';

export const meta: Route.MetaFunction = () => pageMeta({ title: availableTexts.title, noindex: true });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request, 'candidate');
  await settle(loadPage(AVAILABLE, pageOf(new URL(request.url).searchParams)));
  return { now: new Date().toISOString() };
}

/** The list by itself. */
export default function AvailableJobsPage({ loaderData: { now } }: Route.ComponentProps) {
  return <AvailableJobs now={now} />;
}
