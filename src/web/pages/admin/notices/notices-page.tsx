import { loadNotices, NoticesView } from '#web/features/notices/notices-view.tsx';
import { requireSession } from '#web/lib/guard.ts';
import type { Route } from './+types/notices-page';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request, 'admin');
  await loadNotices('admin', new URL(request.url));
  return { now: new Date().toISOString() };
}

/** All notifications of the administrator, grouped by day. */
export default function NoticesPage({ loaderData: { now } }: Route.ComponentProps) {
  return <NoticesView reader="admin" now={now} />;
}
