import { Outlet, useLocation, useNavigation } from 'react-router';
import { PORTAL_PARTS } from '#contract/health.ts';
import { classNames } from '#web/components/class-names.ts';
import { Skeleton, SkeletonBlock, SkeletonBlocks, SkeletonStats, TableSkeleton } from '#web/components/skeleton.tsx';
import { assertWholeAdmin } from '#web/features/accounts/assert-second-factor.ts';
import { SessionWatch } from '#web/features/accounts/session-watch.tsx';
import { requireSession } from '#web/lib/guard.ts';
import { AdminFrame } from '#web/pages/admin/admin-frame.tsx';
import { type Tab, tabAt } from '#web/pages/admin/tabs.ts';
import { loadTotals, useTotals } from '#web/pages/admin/totals.ts';
import type { Route } from './+types/dashboard';

export { revalidateUnlessRowToggled as shouldRevalidate } from '#web/pages/admin/list/open-row.ts';

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

/** Totals for the tabs. Some lists are public, so the account call is what verifies that the session is still valid. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { user } = requireSession(request, 'admin');
  await Promise.all([loadTotals(), assertWholeAdmin(request)]);
  return { owner: user?._id };
}

export function HydrateFallback() {
  const tab = tabAt(useLocation().pathname);
  return (
    <AdminFrame tab={tab} loading>
      <TabSkeleton tab={tab} />
    </AdminFrame>
  );
}

/** The administrator's dashboard, around the open tab. */
export default function AdminDashboard({ loaderData: { owner } }: Route.ComponentProps) {
  const open = tabAt(useLocation().pathname);
  const ahead = useNavigation().location;
  const coming = ahead && tabAt(ahead.pathname);
  const tab = coming ?? open;
  const totals = useTotals();
  return (
    <SessionWatch kind="admin" owner={owner}>
      <AdminFrame tab={tab} totals={totals}>
        {tab === open ? (
          <div
            className={classNames('stack gap-6', coming && 'opacity-70 transition-opacity delay-150')}
            aria-busy={coming !== undefined}
          >
            <Outlet />
          </div>
        ) : (
          <TabSkeleton tab={tab} />
        )}
      </AdminFrame>
    </SessionWatch>
  );
}

/** Tabs with statistics at the top, and tabs without a list. */
const COUNTED: readonly (Tab | undefined)[] = ['candidates', 'recruiters'];
const READ: readonly (Tab | undefined)[] = ['transactions', 'packages', 'about', 'contact', 'import'];

/** Matches the size of the content, to limit layout shift. */
function TabSkeleton({ tab }: { tab: Tab | undefined }) {
  if (READ.includes(tab)) {
    return (
      <Skeleton className="stack gap-6">
        <SkeletonBlocks sizes={['h-10 w-full max-w-[560px] rounded-2', 'h-64 rounded-3']} />
      </Skeleton>
    );
  }
  if (tab === 'health') return <HealthSkeleton />;
  return (
    <Skeleton className="stack gap-6">
      {COUNTED.includes(tab) ? <SkeletonStats count={5} className="stats-5" sizes={['w-16', 'mt-2 h-7 w-20']} /> : null}
      <SkeletonBlock className="h-10 w-full max-w-[560px] rounded-2" />
      <TableSkeleton rows={10} />
    </Skeleton>
  );
}

/** The verdict beside its button, the parts of the portal, and two cards. */
function HealthSkeleton() {
  return (
    <Skeleton className="stack gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3 max-sm:min-h-[83px]">
        <SkeletonBlocks sizes={['h-6 w-56', 'h-10 w-48 rounded-2']} />
      </div>
      <TableSkeleton rows={PORTAL_PARTS.length} row="h-[132px] sm:h-[59px] xl:h-[50px]" />
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-[1.9fr_1fr]">
        <SkeletonBlocks sizes={['h-[185px] rounded-3 max-xl:h-[106px]', 'h-[185px] rounded-3']} />
      </div>
    </Skeleton>
  );
}
