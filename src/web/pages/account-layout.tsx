import { lazy, Suspense } from 'react';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { ScriptsNeeded } from '#web/components/scripts-needed.tsx';
import { AccountSkeleton } from '#web/features/accounts/account-skeleton.tsx';
import { requireSession } from '#web/lib/guard.ts';
import { useSession } from '#web/lib/use-session.ts';
import CandidateLayout, {
  HydrateFallback as CandidateFallback,
  clientLoader as loadCandidateFrame,
} from '#web/pages/candidate/candidate-layout.tsx';
import type { Route } from './+types/account-layout';

export { revalidateUnlessSectionToggled as shouldRevalidate } from '#web/features/accounts/revalidate-unless-section-toggled.ts';

// Loaded separately, because they bring the scripts and styles of recruiters and administrators, which candidates never
// load.
const recruiterLayout = () => import('#web/pages/recruiter/recruiter-layout.tsx');
const adminFrame = () => import('#web/pages/admin/admin-frame.tsx');
const adminLayout = () => import('#web/pages/admin/admin-layout.tsx');
const RecruiterFallback = lazy(async () => ({ default: (await recruiterLayout()).HydrateFallback }));
const AdminFallback = lazy(async () => ({ default: (await adminFrame()).AdminFrame }));

// Kept by the loader: a lazy component would render nothing at first, when focus moves to the section in the address.
const loaded: {
  recruiter?: Awaited<ReturnType<typeof recruiterLayout>>;
  admin?: Awaited<ReturnType<typeof adminLayout>>;
} = {};

/** Loads the data for the frame of the caller's account kind. */
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const { kind, user } = requireSession(args.request, 'candidate', 'recruiter', 'admin');
  if (kind === 'candidate') await loadCandidateFrame(args);
  if (kind === 'recruiter') {
    loaded.recruiter = await recruiterLayout();
    await loaded.recruiter.clientLoader(args);
  }
  if (kind === 'admin') {
    loaded.admin = await adminLayout();
    await loaded.admin.loadTotals();
  }
  return { kind, owner: user?._id };
}

/** One page for all account kinds, each inside the frame of its own area. */
export default function AccountLayout({ loaderData }: Route.ComponentProps) {
  const { kind, owner } = loaderData;
  if (kind === 'candidate') return <CandidateLayout />;
  const RecruiterLayout = loaded.recruiter?.default;
  if (kind === 'recruiter') return RecruiterLayout ? <RecruiterLayout /> : null;
  const AdminLayout = loaded.admin?.AdminLayout;
  return AdminLayout ? <AdminLayout owner={owner} /> : null;
}

/** The session is unknown on the server; the browser knows it after hydration. */
export function HydrateFallback() {
  const kind = useSession()?.kind;
  if (kind === 'candidate') return <CandidateFallback />;
  if (!kind) return <ScriptsNeeded />;
  return (
    <Suspense fallback={<ScriptsNeeded />}>
      {kind === 'recruiter' ? (
        <RecruiterFallback />
      ) : (
        <AdminFallback>
          <AccountSkeleton />
        </AdminFallback>
      )}
    </Suspense>
  );
}
