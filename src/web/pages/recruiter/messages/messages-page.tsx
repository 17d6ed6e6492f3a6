import { conversationTexts as texts } from '#texts/conversations.ts';
import { loadEntries } from '#web/features/conversations/conversation-queries.ts';
import { MessagesView } from '#web/features/conversations/messages-view.tsx';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { APPLICATIONS } from '#web/pages/recruiter/addresses.ts';
import type { Route } from './+types/messages-page';

export { revalidateUnlessOpened as shouldRevalidate } from '#web/features/conversations/conversation-queries.ts';

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

export async function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  requireSession(request, 'recruiter');
  await loadEntries(url.search);
}

/** Conversations between the recruiter and candidates. */
export default function MessagesPage() {
  return (
    <main className="main-wide">
      <MessagesView
        area="recruiter"
        applications={APPLICATIONS}
        applicationAt={(id) => `${APPLICATIONS}?application=${id}`}
      />
    </main>
  );
}
