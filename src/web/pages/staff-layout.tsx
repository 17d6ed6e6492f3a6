import { type ClientLoaderFunctionArgs, useLocation } from 'react-router';
import { databaseTexts } from '#texts/recruiter-database.ts';
import { statsTexts } from '#texts/recruiter-stats.ts';
import { ScriptsNeeded } from '#web/components/scripts-needed.tsx';
import { Skeleton, TableSkeleton } from '#web/components/skeleton.tsx';
import { assertWholeAdmin } from '#web/features/accounts/assert-second-factor.ts';
import { requireSession } from '#web/lib/guard.ts';
import { useSession } from '#web/lib/use-session.ts';
import { AdminFrame } from '#web/pages/admin/admin-frame.tsx';
import { AdminLayout, loadTotals } from '#web/pages/admin/admin-layout.tsx';
import RecruiterLayout, {
  clientLoader as loadRecruiterFrame,
  HydrateFallback as RecruiterFallback,
} from '#web/pages/recruiter/recruiter-layout.tsx';
import type { Route } from './+types/staff-layout';

/** The heading of a page shared by recruiters and administrators. */
const staffTitle = (pathname: string): string =>
  /^\/jobapplicationstats/i.test(pathname) ? statsTexts.title : databaseTexts.pageTitle;

export { shouldRevalidate } from '#web/pages/recruiter/recruiter-layout.tsx';

/** Loads the data for the frame of the caller's account kind. */
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const { kind, user } = requireSession(args.request, 'recruiter', 'admin');
  if (kind === 'recruiter') {
    await loadRecruiterFrame(args);
    return { kind } as const;
  }
  await Promise.all([loadTotals(), assertWholeAdmin(args.request)]);
  return { kind, owner: user?._id } as const;
}

/** Pages shared by recruiters and administrators, each inside the frame of its own area. */
export default function StaffLayout({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  if (loaderData.kind === 'recruiter') return <RecruiterLayout />;
  return <AdminLayout owner={loaderData.owner} title={staffTitle(pathname)} />;
}

/** The session is unknown on the server; the browser knows it after hydration. */
export function HydrateFallback() {
  const kind = useSession()?.kind;
  const { pathname } = useLocation();
  if (kind === 'recruiter') return <RecruiterFallback />;
  if (kind === 'admin') {
    return (
      <AdminFrame title={staffTitle(pathname)} loading>
        <Skeleton>
          <TableSkeleton rows={8} />
        </Skeleton>
      </AdminFrame>
    );
  }
  return <ScriptsNeeded />;
}
