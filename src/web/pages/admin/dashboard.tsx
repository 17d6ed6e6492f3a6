import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigation,
  useSearchParams,
} from 'react-router';
import { classNames } from '#web/components/class-names.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Skeleton, SkeletonBlock, TableSkeleton } from '#web/components/skeleton.tsx';
import { requireSession } from '#web/lib/guard.ts';
import { AdminFrame } from '#web/pages/admin/admin-frame.tsx';
import { CandidatesTab } from '#web/pages/admin/candidates-tab.tsx';
import { tabIn, withParams } from '#web/pages/admin/dashboard-address.ts';
import { JobsTab } from '#web/pages/admin/jobs-tab.tsx';
import { type Dashboard, loadDashboard } from '#web/pages/admin/load-dashboard.ts';
import { RecruitersTab } from '#web/pages/admin/recruiters-tab.tsx';
import { SessionWatch } from '#web/sign-in/session-watch.tsx';
import { adminWords } from '#web/words/en/admin.ts';

export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { user } = requireSession(request, 'admin');
  return { owner: user?._id, ...(await loadDashboard(request)) };
}

/** Opening or closing the details of a row is no reason to ask for the list again. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const bare = (url: URL) => withParams(url.searchParams, { open: '' });
  if (currentUrl.href !== nextUrl.href && bare(currentUrl) === bare(nextUrl)) return false;
  return defaultShouldRevalidate;
}

export function HydrateFallback() {
  const [search] = useSearchParams();
  return (
    <AdminFrame tab={tabIn(search)}>
      <ListSkeleton />
    </AdminFrame>
  );
}

/** The administrator's lists, one tab at a time. */
export default function AdminDashboard() {
  const { owner, totals, list } = useLoaderData<typeof clientLoader>();
  const { location } = useNavigation();
  const coming = location ? tabIn(new URLSearchParams(location.search)) : list.tab;
  const elsewhere = location !== undefined && location.pathname !== '/admin-dashboard';
  const tab = elsewhere ? list.tab : coming;
  return (
    <SessionWatch kind="admin" owner={owner}>
      <AdminFrame tab={tab} totals={totals}>
        {tab === list.tab ? (
          <div
            className={classNames('stack gap-6', location && !elsewhere && 'opacity-70 transition-opacity delay-150')}
            aria-busy={location !== undefined && !elsewhere}
          >
            <List list={list} />
          </div>
        ) : (
          <ListSkeleton />
        )}
      </AdminFrame>
    </SessionWatch>
  );
}

function List({ list }: { list: Dashboard['list'] }) {
  if ('failure' in list) return <LoadFailed title={adminWords.area.loadFailed} message={list.failure} />;
  if (list.tab === 'candidates') return <CandidatesTab {...list} />;
  if (list.tab === 'recruiters') return <RecruitersTab {...list} />;
  return <JobsTab {...list} />;
}

function ListSkeleton() {
  return (
    <Skeleton className="stack gap-6">
      <div className="stats stats-5">
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <div key={key} className="stat">
            <SkeletonBlock className="w-16" />
            <SkeletonBlock className="mt-2 h-7 w-20" />
          </div>
        ))}
      </div>
      <SkeletonBlock className="h-10 w-full max-w-[560px] rounded-2" />
      <TableSkeleton rows={10} />
    </Skeleton>
  );
}
