import { useState } from 'react';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { savedSearchTexts as texts } from '#texts/saved.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Section } from '#web/components/section.tsx';
import { countText } from '#web/lib/formats.ts';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { loadSavedSearches, type SavedSearch } from '#web/pages/candidate/saved/load-saved-searches.ts';
import { MailsOff } from '#web/pages/candidate/saved/mails-off.tsx';
import { RenameDialog } from '#web/pages/candidate/saved/rename-dialog.tsx';
import { SavedSearchCard } from '#web/pages/candidate/saved/saved-search-card.tsx';
import { useSearches } from '#web/pages/candidate/saved/use-searches.ts';

export const meta: MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => {
  requireSession(request, 'candidate');
  return loadSavedSearches(request);
};

/** /saved-searches: the searches that are kept, with their daily mails. */
export default function SavedSearchesPage() {
  const { listed, mailed } = useLoaderData<typeof clientLoader>();
  if (listed.ok) return <Kept listed={listed.data.body} mailed={mailed} />;
  return (
    <Section title={texts.title} id="saved-searches">
      <LoadFailed title={texts.failed} message={listed.message} />
    </Section>
  );
}

function Kept({ listed, mailed }: { listed: readonly SavedSearch[]; mailed: boolean }) {
  const { searches, setDaily, remove } = useSearches(listed);
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
