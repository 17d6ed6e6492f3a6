import { noticeTexts as texts } from '#texts/notices.ts';
import { Section } from '#web/components/section.tsx';
import { loadNotices, NoticesView } from '#web/features/notices/notices-view.tsx';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import type { Route } from './+types/notices-page';

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request, 'candidate');
  await loadNotices('candidate', new URL(request.url));
  return { now: new Date().toISOString() };
}

/** All notifications of the candidate, grouped by day. */
export default function NoticesPage({ loaderData: { now } }: Route.ComponentProps) {
  return (
    <Section title={texts.title} id="notices">
      <NoticesView reader="candidate" now={now} level={3} />
    </Section>
  );
}
