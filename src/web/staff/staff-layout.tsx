import { type ClientLoaderFunctionArgs, Outlet, useLoaderData, useLocation } from 'react-router';
import { assertWholeAdmin } from '#web/account/assert-second-factor.ts';
import { ScriptsNeeded } from '#web/components/scripts-needed.tsx';
import { Skeleton, TableSkeleton } from '#web/components/skeleton.tsx';
import { requireSession } from '#web/lib/guard.ts';
import { useSession } from '#web/lib/use-session.ts';
import { AdminFrame } from '#web/pages/admin/admin-frame.tsx';
import { loadTotals } from '#web/pages/admin/load-totals.ts';
import RecruiterLayout, {
  clientLoader as loadRecruiterFrame,
  HydrateFallback as RecruiterFallback,
} from '#web/pages/recruiter/recruiter-layout.tsx';
import { SessionWatch } from '#web/sign-in/session-watch.tsx';
import { staffTitle } from '#web/staff/staff-title.ts';

export { shouldRevalidate } from '#web/pages/recruiter/recruiter-layout.tsx';

/** What the frame of the caller's own kind shows. */
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const { kind, user } = requireSession(args.request, 'recruiter', 'admin');
  if (kind === 'recruiter') {
    await loadRecruiterFrame(args);
    return { kind } as const;
  }
  const [totals] = await Promise.all([loadTotals(), assertWholeAdmin(args.request)]);
  return { kind, owner: user?._id, totals } as const;
}

/** Pages that recruiters and administrators share, each inside the frame of its own area. */
export default function StaffLayout() {
  const shown = useLoaderData<typeof clientLoader>();
  const { pathname } = useLocation();
  if (shown.kind === 'recruiter') return <RecruiterLayout />;
  return (
    <SessionWatch kind="admin" owner={shown.owner}>
      <AdminFrame title={staffTitle(pathname)} totals={shown.totals}>
        <Outlet />
      </AdminFrame>
    </SessionWatch>
  );
}

/** The server knows nobody; the browser does as soon as it has taken over. */
export function HydrateFallback() {
  const kind = useSession()?.kind;
  const { pathname } = useLocation();
  if (kind === 'recruiter') return <RecruiterFallback />;
  if (kind === 'admin') {
    return (
      <AdminFrame title={staffTitle(pathname)}>
        <Skeleton>
          <TableSkeleton rows={8} />
        </Skeleton>
      </AdminFrame>
    );
  }
  return <ScriptsNeeded />;
}
