import { type ClientLoaderFunctionArgs, type MetaFunction, redirect } from 'react-router';
import { Skeleton, TableSkeleton } from '#web/components/skeleton.tsx';
import { requireSession } from '#web/lib/guard.ts';
import { AdminFrame } from '#web/pages/admin/admin-frame.tsx';

export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

/** An address of its own for the mentee tab: its search and its page come along. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request, 'admin');
  const search = new URL(request.url).searchParams;
  search.set('tab', 'mentees');
  throw redirect(`/admin-dashboard?${search}`);
}

export function HydrateFallback() {
  return (
    <AdminFrame tab="mentees">
      <Skeleton>
        <TableSkeleton rows={10} />
      </Skeleton>
    </AdminFrame>
  );
}

export default function MenteeList() {
  return null;
}
