import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { Button } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { Notice } from '#web/components/notice.tsx';
import { Skeleton, SkeletonBlock, TableSkeleton } from '#web/components/skeleton.tsx';
import { requireSession } from '#web/lib/guard.ts';
import { AdminFrame } from '#web/pages/admin/admin-frame.tsx';
import { CandidatesTab } from '#web/pages/admin/candidates-tab.tsx';
import { tabIn, withParams } from '#web/pages/admin/dashboard-address.ts';
import { JobsTab } from '#web/pages/admin/jobs-tab.tsx';
import { type Dashboard, loadDashboard } from '#web/pages/admin/load-dashboard.ts';
import { RecruitersTab } from '#web/pages/admin/recruiters-tab.tsx';
import { adminWords } from '#web/words/en/admin.ts';

export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request, 'admin');
  return await loadDashboard(new URL(request.url));
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
  const { totals, list } = useLoaderData<Dashboard>();
  const { location } = useNavigation();
  const coming = location ? tabIn(new URLSearchParams(location.search)) : list.tab;
  const elsewhere = location !== undefined && location.pathname !== '/admin-dashboard';
  const tab = elsewhere ? list.tab : coming;
  return (
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
  );
}

function List({ list }: { list: Dashboard['list'] }) {
  const { revalidate, state } = useRevalidator();
  if ('failure' in list) {
    return (
      <Notice tone="red" live="alert" title={adminWords.area.loadFailed}>
        {list.failure === adminWords.area.loadFailed ? null : list.failure}
        <div className="pt-3">
          <Button size="m" busy={state === 'loading'} onClick={() => void revalidate()}>
            {adminWords.area.retry}
          </Button>
        </div>
      </Notice>
    );
  }
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
