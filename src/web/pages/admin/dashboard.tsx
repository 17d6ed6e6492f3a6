import { useEffect } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { adminTexts } from '#texts/admin.ts';
import { classNames } from '#web/components/class-names.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Skeleton, SkeletonBlock, TableSkeleton } from '#web/components/skeleton.tsx';
import { requireSession } from '#web/lib/guard.ts';
import { AdminFrame } from '#web/pages/admin/admin-frame.tsx';
import { withParams } from '#web/pages/admin/list/list-address.ts';
import { loadDashboard } from '#web/pages/admin/load-dashboard.ts';
import { type Tab, tabIn } from '#web/pages/admin/tabs.ts';
import { SessionWatch } from '#web/sign-in/session-watch.tsx';

export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { user } = requireSession(request, 'admin');
  return { owner: user?._id, ...(await loadDashboard(request)) };
}

/** The list is being asked for again, because something in it was changed. */
let isReloading = false;

/** Opening or closing the details of a row is no reason to ask for the list again, unless it cuts off such a question. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  if (isReloading) return defaultShouldRevalidate;
  const bare = (url: URL) => withParams(url.searchParams, { open: '' });
  if (currentUrl.href !== nextUrl.href && bare(currentUrl) === bare(nextUrl)) return false;
  return defaultShouldRevalidate;
}

export function HydrateFallback() {
  const [search] = useSearchParams();
  return (
    <AdminFrame tab={tabIn(search)}>
      <TabSkeleton tab={tabIn(search)} />
    </AdminFrame>
  );
}

/** The administrator's dashboard, one tab at a time. */
export default function AdminDashboard() {
  const { owner, tab: open, totals, content } = useLoaderData<typeof clientLoader>();
  const { location } = useNavigation();
  const { state } = useRevalidator();
  useEffect(() => {
    isReloading = state === 'loading';
  }, [state]);
  const coming = location ? tabIn(new URLSearchParams(location.search)) : open;
  const elsewhere = location !== undefined && location.pathname !== '/admin-dashboard';
  const tab = elsewhere ? open : coming;
  return (
    <SessionWatch kind="admin" owner={owner}>
      <AdminFrame tab={tab} totals={totals}>
        {tab === open ? (
          <div
            className={classNames('stack gap-6', location && !elsewhere && 'opacity-70 transition-opacity delay-150')}
            aria-busy={location !== undefined && !elsewhere}
          >
            {'failure' in content ? (
              <LoadFailed title={adminTexts.area.loadFailed} message={content.failure} />
            ) : (
              content.view
            )}
          </div>
        ) : (
          <TabSkeleton tab={tab} />
        )}
      </AdminFrame>
    </SessionWatch>
  );
}

/** Tabs that begin with their numbers, and tabs that hold no list. */
const COUNTED: readonly Tab[] = ['candidates', 'recruiters'];
const READ: readonly Tab[] = ['transactions', 'packages', 'about', 'contact', 'import'];

/** About what comes, so that little moves when it does. */
function TabSkeleton({ tab }: { tab: Tab }) {
  if (READ.includes(tab)) {
    return (
      <Skeleton className="stack gap-6">
        <SkeletonBlock className="h-10 w-full max-w-[560px] rounded-2" />
        <SkeletonBlock className="h-64 rounded-3" />
      </Skeleton>
    );
  }
  return (
    <Skeleton className="stack gap-6">
      {COUNTED.includes(tab) ? (
        <div className="stats stats-5">
          {['a', 'b', 'c', 'd', 'e'].map((key) => (
            <div key={key} className="stat">
              <SkeletonBlock className="w-16" />
              <SkeletonBlock className="mt-2 h-7 w-20" />
            </div>
          ))}
        </div>
      ) : null}
      <SkeletonBlock className="h-10 w-full max-w-[560px] rounded-2" />
      <TableSkeleton rows={10} />
    </Skeleton>
  );
}
