import { noticeTexts as texts } from '#texts/notices.ts';
import { loadNotices, NoticesView } from '#web/features/notices/notices-view.tsx';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import type { Route } from './+types/notices-page';

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request, 'recruiter');
  await loadNotices('recruiter', new URL(request.url));
  return { now: new Date().toISOString() };
}

/** All notifications of the recruiter, grouped by day. */
export default function NoticesPage({ loaderData: { now } }: Route.ComponentProps) {
  return (
    <main className="main-wide">
      <NoticesView reader="recruiter" now={now} />
    </main>
  );
}
