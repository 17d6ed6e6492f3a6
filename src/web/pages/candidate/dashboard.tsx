import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { JobApplied } from '#web/pages/candidate/applications/job-applied.tsx';
import { loadApplications } from '#web/pages/candidate/applications/load-applications.ts';
import { HomeView } from '#web/pages/candidate/home/home.tsx';
import { loadHome } from '#web/pages/candidate/home/load-home.ts';
import { InterviewCalls } from '#web/pages/candidate/interviews/interview-calls.tsx';
import { loadInterviews } from '#web/pages/candidate/interviews/load-interviews.ts';
import { AvailableJobs } from '#web/pages/candidate/jobs/available-jobs.tsx';
import { loadAvailable } from '#web/pages/candidate/jobs/load-available.ts';
import { JobOffers } from '#web/pages/candidate/offers/job-offers.tsx';
import { loadOffers } from '#web/pages/candidate/offers/load-offers.ts';
import { loadProfile } from '#web/pages/candidate/profile/load-profile.ts';
import { ProfileView } from '#web/pages/candidate/profile/profile.tsx';
import { tabOf, titleOf } from '#web/pages/candidate/views.ts';

export { unlessClosing as shouldRevalidate } from '#web/pages/candidate/opened.ts';

export const meta: MetaFunction = ({ location }) => pageMeta({ title: titleOf(tabOf(location.search)), noindex: true });

/** What the tab in the address shows. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request, 'candidate');
  const view = tabOf(new URL(request.url).search);
  switch (view) {
    case 'home':
      return { view, home: await loadHome(request) };
    case 'profile':
      return { view, profile: await loadProfile(request) };
    case 'job-applied':
      return { view, applications: await loadApplications(request) };
    case 'interview-call':
      return { view, interviews: await loadInterviews(request) };
    case 'job-offers':
      return { view, offers: await loadOffers(request) };
    case 'available-jobs':
      return { view, available: await loadAvailable(request) };
  }
}

/** The candidate's dashboard; its tabs live in the address. */
export default function Dashboard() {
  const shown = useLoaderData<typeof clientLoader>();
  switch (shown.view) {
    case 'home':
      return <HomeView home={shown.home} />;
    case 'profile':
      return <ProfileView profile={shown.profile} />;
    case 'job-applied':
      return <JobApplied applications={shown.applications} />;
    case 'interview-call':
      return <InterviewCalls interviews={shown.interviews} />;
    case 'job-offers':
      return <JobOffers offers={shown.offers} />;
    case 'available-jobs':
      return <AvailableJobs available={shown.available} />;
  }
}
