import { useState } from 'react';
import { savedSearchTexts as texts } from '#texts/saved.ts';
import { MAILS } from '#web/account/account-queries.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Section } from '#web/components/section.tsx';
import { countText } from '#web/lib/formats.ts';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { load, useBody } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { MailsOff } from '#web/pages/candidate/saved/mails-off.tsx';
import { RenameDialog } from '#web/pages/candidate/saved/rename-dialog.tsx';
import { type SavedSearch, SEARCHES } from '#web/pages/candidate/saved/saved-queries.ts';
import { SavedSearchCard } from '#web/pages/candidate/saved/saved-search-card.tsx';
import { useSearches } from '#web/pages/candidate/saved/use-searches.ts';
import type { Route } from './+types/saved-searches-page';

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<void> {
  requireSession(request, 'candidate');
  await Promise.all([settle(load(SEARCHES)), settle(load(MAILS))]);
}

/** /saved-searches: the searches that are kept, with their daily mails. */
export default function SavedSearchesPage() {
  const listed = useBody(SEARCHES);
  const mails = useBody(MAILS);
  // When it is not known whether mails are sent at all, nothing is said about it.
  if (listed.ok) return <Kept searches={listed.data} mailed={!mails.ok || mails.data.saved_search !== false} />;
  return (
    <Section title={texts.title} id="saved-searches">
      <LoadFailed title={texts.failed} message={listed.message} />
    </Section>
  );
}

function Kept({ searches, mailed }: { searches: readonly SavedSearch[]; mailed: boolean }) {
  const { setDaily, remove } = useSearches();
  const [renamed, setRenamed] = useState<SavedSearch>();
  return (
    <Section
      title={texts.counted({ count: countText(searches.length) })}
      id="saved-searches"
      link={searches.length > 0 ? { to: '/job-list', words: texts.find } : undefined}
    >
      <div className="stack stack-l">
        {!mailed && searches.some(({ daily }) => daily) ? <MailsOff /> : null}
        {searches.length > 0 ? (
          <div className="grid g3">
            {searches.map((search) => (
              <SavedSearchCard
                key={search._id}
                search={search}
                onDaily={(daily) => setDaily(search, daily)}
                onRename={() => setRenamed(search)}
                onRemove={() => remove(search)}
              />
            ))}
          </div>
        ) : (
          <EmptyState
            card
            title={texts.empty}
            action={
              <ButtonLink variant="primary" to="/job-list">
                {texts.find}
              </ButtonLink>
            }
          >
            {texts.emptyHelp}
          </EmptyState>
        )}
      </div>
      {renamed ? <RenameDialog key={renamed._id} search={renamed} onClose={() => setRenamed(undefined)} /> : null}
    </Section>
  );
}
