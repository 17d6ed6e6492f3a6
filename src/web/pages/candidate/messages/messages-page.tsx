import { conversationTexts as texts } from '#texts/conversations.ts';
import { loadEntries } from '#web/features/conversations/conversation-queries.ts';
import { MessagesView } from '#web/features/conversations/messages-view.tsx';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { viewPath } from '#web/pages/candidate/views.ts';
import type { Route } from './+types/messages-page';

export { revalidateUnlessOpened as shouldRevalidate } from '#web/features/conversations/conversation-queries.ts';

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

export async function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  requireSession(request, 'candidate');
  await loadEntries(url.search);
}

/** Conversations between the candidate and recruiters. */
export default function MessagesPage() {
  const applications = viewPath('job-applied');
  return (
    <section aria-label={texts.title}>
      <h2 className="sr-only">{texts.title}</h2>
      <MessagesView
        area="candidate"
        applications={applications}
        applicationAt={(id) => `${applications}?application=${id}`}
      />
    </section>
  );
}
