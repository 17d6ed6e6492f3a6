import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigation,
} from 'react-router';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { ApplicationsTab } from '#web/pages/recruiter/applications/applications-tab.tsx';
import { listPart, tabIn } from '#web/pages/recruiter/dashboard-address.ts';
import { PostedJobsTab } from '#web/pages/recruiter/jobs/posted-jobs-tab.tsx';
import { loadDashboard } from '#web/pages/recruiter/load-dashboard.ts';
import { applicationWords, jobsWords } from '#web/words/en/recruiter.ts';

export const meta: MetaFunction = ({ location }) =>
  pageMeta({
    title: tabIn(location.search) === 'applications' ? applicationWords.title : jobsWords.title,
    noindex: true,
  });

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request, 'recruiter');
  return await loadDashboard(request);
}

/** Opening or closing something is no reason to ask for the list again. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const samePlace =
    currentUrl.pathname === nextUrl.pathname && listPart(currentUrl.search) === listPart(nextUrl.search);
  if (currentUrl.href !== nextUrl.href && samePlace) return false;
  return defaultShouldRevalidate;
}

/** The recruiter's two lists; what is opened from them is the child route's. */
export default function RecruiterDashboard() {
  const { list, now } = useLoaderData<typeof clientLoader>();
  const { pathname, search } = useLocation();
  const { location: ahead } = useNavigation();
  const loading = ahead?.pathname === pathname && listPart(ahead.search) !== listPart(search);
  if ('failure' in list) {
    return (
      <main className="main-wide">
        <LoadFailed
          title={list.tab === 'applications' ? applicationWords.failed : jobsWords.failed}
          message={list.failure}
        />
      </main>
    );
  }
  return list.tab === 'applications' ? (
    <ApplicationsTab list={list} now={now} loading={loading} />
  ) : (
    <PostedJobsTab list={list} now={now} loading={loading} />
  );
}
