import { Suspense } from 'react';
import { Link, type ShouldRevalidateFunctionArgs } from 'react-router';
import { overviewTexts as texts } from '#texts/admin-overview.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Notice } from '#web/components/notice.tsx';
import { Skeleton, SkeletonBlocks, SkeletonStats } from '#web/components/skeleton.tsx';
import { SECOND_FACTOR_SETUP } from '#web/features/accounts/account-address.ts';
import { ACCOUNT_QUERY } from '#web/features/accounts/account-queries.ts';
import { assertWholeAdmin } from '#web/features/accounts/assert-second-factor.ts';
import { SessionWatch } from '#web/features/accounts/session-watch.tsx';
import { requireSession } from '#web/lib/guard.ts';
import { load, read, useRead } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { AdminFrame } from '#web/pages/admin/admin-frame.tsx';
import { Figures } from '#web/pages/admin/overview/figures.tsx';
import { totalsOf } from '#web/pages/admin/totals.ts';
import type { Route } from './+types/overview-page';

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

const OVERVIEW = read('adminOverview', {});

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { user } = requireSession(request, 'admin');
  // Not awaited: the frame renders first, and the figures stream in.
  void settle(load(OVERVIEW));
  await assertWholeAdmin(request);
  return { owner: user?._id };
}

/** The chart's series is in the address; changing it needs no new data. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const turned = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return turned ? false : defaultShouldRevalidate;
}

export function HydrateFallback() {
  return (
    <AdminFrame title={texts.title} loading>
      <FiguresSkeleton />
    </AdminFrame>
  );
}

/** /admin/dashboard: totals, new entries and items that need attention. */
export default function OverviewPage({ loaderData: { owner } }: Route.ComponentProps) {
  return (
    <SessionWatch kind="admin" owner={owner}>
      <Suspense
        fallback={
          <AdminFrame title={texts.title} loading>
            <FiguresSkeleton />
          </AdminFrame>
        }
      >
        <Loaded />
      </Suspense>
    </SessionWatch>
  );
}

function Loaded() {
  const part = useRead(OVERVIEW);
  const account = useRead(ACCOUNT_QUERY);
  const unprotected = account.ok && account.data.body.secondFactor?.on === false;
  return (
    <AdminFrame title={texts.title} totals={part.ok ? totalsOf(part.data.body) : undefined}>
      {unprotected ? (
        <Notice tone="amber" title={texts.secondFactor}>
          {texts.secondFactorMore}{' '}
          <Link to={SECOND_FACTOR_SETUP} className="link">
            {texts.secondFactorSetUp}
          </Link>
        </Notice>
      ) : null}
      {part.ok ? <Figures overview={part.data.body} /> : <LoadFailed title={texts.failed} message={part.message} />}
    </AdminFrame>
  );
}

function FiguresSkeleton() {
  return (
    <Skeleton className="stack gap-6">
      <SkeletonStats sizes={['w-20', 'mt-2 h-8 w-24']} />
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-[1.9fr_1fr]">
        <SkeletonBlocks sizes={['h-80 rounded-3', 'h-80 rounded-3']} />
      </div>
    </Skeleton>
  );
}
