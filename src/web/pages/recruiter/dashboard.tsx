import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigation,
} from 'react-router';
import { applicationTexts, jobsTexts } from '#texts/recruiter.ts';
import { databaseTexts } from '#texts/recruiter-database.ts';
import { recruiterProfileTexts } from '#texts/recruiter-profile.ts';
import { CandidateCards } from '#web/candidates/candidate-cards.tsx';
import { CandidateDatabase } from '#web/candidates/candidate-database.tsx';
import { type CandidateList, loadCandidates } from '#web/candidates/load-candidates.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { ApplicationsTab } from '#web/pages/recruiter/applications/applications-tab.tsx';
import { DASHBOARD, listParams, openIn, type Tab, tabIn } from '#web/pages/recruiter/dashboard-address.ts';
import { PostedJobsTab } from '#web/pages/recruiter/jobs/posted-jobs-tab.tsx';
import { type Dashboard, loadDashboard } from '#web/pages/recruiter/load-dashboard.ts';
import { loadRecruiter, type OwnProfile } from '#web/pages/recruiter/profile/load-recruiter.ts';
import { ProfileTab } from '#web/pages/recruiter/profile/profile-tab.tsx';

const TITLES: Readonly<Record<Tab, string>> = {
  'job-posted': jobsTexts.title,
  applications: applicationTexts.title,
  database: databaseTexts.pageTitle,
  profile: recruiterProfileTexts.title,
};

export const meta: MetaFunction = ({ location }) => pageMeta({ title: TITLES[tabIn(location.search)], noindex: true });

type Shown = Dashboard | { candidates: CandidateList } | { profile: OwnProfile };

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Shown> {
  requireSession(request, 'recruiter');
  const tab = tabIn(new URL(request.url).searchParams);
  if (tab === 'database') return { candidates: await loadCandidates(request) };
  if (tab === 'profile') return { profile: await loadRecruiter(request.signal) };
  return await loadDashboard(request, tab);
}

/** Opening or closing something is no reason to ask for the list again. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const samePlace =
    currentUrl.pathname === nextUrl.pathname && listParams(currentUrl.search) === listParams(nextUrl.search);
  if (currentUrl.href !== nextUrl.href && samePlace) return false;
  return defaultShouldRevalidate;
}

/** The recruiter's tabs; what is opened from the lists is the child route's. */
export default function RecruiterDashboard() {
  const shown = useLoaderData<typeof clientLoader>();
  const { pathname, search } = useLocation();
  const { location: ahead } = useNavigation();
  if ('candidates' in shown) {
    return (
      <main className="main-wide stack gap-5">
        <CandidateDatabase list={shown.candidates} look="cards" eyes="recruiter" bare={`${DASHBOARD}?tab=database`}>
          {(rows, actions) => <CandidateCards rows={rows} actions={actions} />}
        </CandidateDatabase>
      </main>
    );
  }
  if ('profile' in shown) return <ProfileTab profile={shown.profile} editing={openIn(search) === 'profile'} />;
  const { list, now } = shown;
  const loading = ahead?.pathname === pathname && listParams(ahead.search) !== listParams(search);
  if ('failure' in list) {
    return (
      <main className="main-wide">
        <LoadFailed
          title={list.tab === 'applications' ? applicationTexts.failed : jobsTexts.failed}
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
