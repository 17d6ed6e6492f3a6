import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { Link } from 'react-router';
import { jobListAddress } from '#contract/list-address.ts';
import { savedSearchTexts as texts } from '#texts/saved.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import { ChipList } from '#web/components/chips.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Section } from '#web/components/section.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { Typed } from '#web/components/typed.tsx';
import { NOTIFICATIONS } from '#web/features/accounts/account-queries.ts';
import { TurnedOff } from '#web/features/accounts/turned-off.tsx';
import { filtersOf, SEARCHES } from '#web/features/jobs/kept-search.ts';
import { SearchNameDialog } from '#web/features/jobs/search-name-dialog.tsx';
import { call } from '#web/lib/api-client.ts';
import { countText, dayText } from '#web/lib/formats.ts';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { load, refetchInvalidated, useBody } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { type SavedSearch, useSearches } from '#web/pages/candidate/saved/saved-queries.ts';
import type { Route } from './+types/saved-searches-page';

interface SavedSearchCardProps {
  search: SavedSearch;
  onDaily: (daily: boolean) => void;
  onRename: () => void;
  onRemove: () => void;
}

/** A saved search: its filters, its daily email, and its actions. */
function SavedSearchCard({ search, onDaily, onRename, onRemove }: SavedSearchCardProps) {
  const { _id, name, query, daily, createdAt } = search;
  const address = jobListAddress(query);
  return (
    <Card as="article" className="stack gap-4 grid-rows-[auto_1fr_auto]">
      <div className="row items-start">
        <div className="min-w-0 grow">
          <h3 className="title wrap-anywhere">
            <Link
              to={address}
              className="no-underline hover:underline max-sm:inline-flex max-sm:min-h-11 max-sm:items-center"
            >
              <Typed>{name}</Typed>
            </Link>
          </h3>
          <p className="small muted">{texts.savedOn({ day: dayText(createdAt) })}</p>
        </div>
        <span className="row row-s -mt-2 -mr-2 flex-none gap-0">
          <Button variant="quiet" size="m" iconOnly icon={Pencil} title={texts.rename} onClick={onRename}>
            {texts.renameOf({ name })}
          </Button>
          <Button variant="quiet" size="m" iconOnly icon={Trash2} title={texts.remove} onClick={onRemove}>
            {texts.removeOf({ name })}
          </Button>
        </span>
      </div>
      <div>
        <ChipList items={filtersOf(query).map(({ label }) => label)} />
      </div>
      <div className="row between wrap mt-auto gap-2">
        <Checkbox
          label={texts.dailyShort}
          name="daily"
          value={_id}
          oneOfMany
          aria-label={texts.dailyOf({ name })}
          checked={daily}
          onChange={(event) => onDaily(event.currentTarget.checked)}
        />
        <ButtonLink size="s" to={address} aria-label={texts.openOf({ name })}>
          {texts.open}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** Renames a search. Mounted means open. */
function RenameDialog({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const toast = useToast();
  const rename = async (name: string) => {
    await call('changeSearch', { params: { id: search._id }, body: { name } });
    await refetchInvalidated();
    onClose();
    toast.done(texts.renamed({ name }));
  };
  return (
    <SearchNameDialog
      scope="rename-search"
      title={texts.renameTitle}
      action={texts.rename}
      name={search.name}
      send={rename}
      onClose={onClose}
    />
  );
}

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<void> {
  requireSession(request, 'candidate');
  await Promise.all([settle(load(SEARCHES)), settle(load(NOTIFICATIONS))]);
}

/** /saved-searches: saved searches with their daily emails. */
export default function SavedSearchesPage() {
  const listed = useBody(SEARCHES);
  const mails = useBody(NOTIFICATIONS);
  // If the email setting is unknown, no notice is shown.
  if (listed.ok) return <Kept searches={listed.data} mailed={!mails.ok || mails.data.saved_search?.mail !== 'off'} />;
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
        {!mailed && searches.some(({ daily }) => daily) ? (
          <TurnedOff texts={texts} on={{ saved_search: { mail: 'daily' } }} />
        ) : null}
        {searches.length > 0 ? (
          <div className="grid grid-3">
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
