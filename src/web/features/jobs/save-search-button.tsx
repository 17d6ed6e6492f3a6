import { useQuery } from '@tanstack/react-query';
import BookmarkCheck from 'lucide-react/icons/bookmark-check';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { jobTexts } from '#texts/jobs.ts';
import { savedSearchTexts as texts } from '#texts/saved.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import { ChipList } from '#web/components/chips.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { TurnedOff } from '#web/features/accounts/turned-off.tsx';
import type { JobSearch } from '#web/features/jobs/job-search.ts';
import { filtersOf, isKept, keptQueryOf, nameOf, SEARCHES } from '#web/features/jobs/kept-search.ts';
import { SearchNameDialog } from '#web/features/jobs/search-name-dialog.tsx';
import { CallFailed, call } from '#web/lib/api-client.ts';
import { ANEW, queryClient, read } from '#web/lib/queries.ts';
import { useRequestKey } from '#web/lib/request-key.ts';

interface SaveSearchButtonProps {
  search: JobSearch;
  /** Whether to ask for the name right away. */
  isWished: () => boolean;
  onAsked: () => void;
}

/** Offers to save a search, or links to the saved ones if it is among them. */
export function SaveSearchButton({ search, isWished, onAsked }: SaveSearchButtonProps) {
  // Public pages have no query provider.
  const { data, isPending } = useQuery({ ...SEARCHES, ...ANEW }, queryClient);
  const [asked, setAsked] = useState(isWished);
  useEffect(onAsked, [onAsked]);
  if (isPending) return null;
  const isSaved = data?.body.some((kept) => isKept(kept, search));
  return (
    <>
      {isSaved ? (
        <ButtonLink variant="quiet" size="s" icon={BookmarkCheck} to="/saved-searches" aria-label={texts.keptLabel}>
          {texts.kept}
        </ButtonLink>
      ) : (
        <Button variant="quiet" size="s" icon={BookmarkPlus} aria-haspopup="dialog" onClick={() => setAsked(true)}>
          {jobTexts.filters.save}
        </Button>
      )}
      {asked && !isSaved ? <SaveSearchDialog search={search} onClose={() => setAsked(false)} /> : null}
    </>
  );
}

/** The notification settings, as in `account-queries.ts`, which would bring the query library to the home page. */
const MAILS = read('getNotifications', {});

/** Asks for the search's name and whether to email its new jobs. Mounted means open. */
export function SaveSearchDialog({ search, onClose }: { search: JobSearch; onClose: () => void }) {
  const headersFor = useRequestKey();
  const toast = useToast();
  const navigate = useNavigate();
  const [daily, setDaily] = useState(false);
  const mails = useQuery({ ...MAILS, ...ANEW }, queryClient).data?.body;
  const query = keptQueryOf(search);
  const filters = filtersOf(query);

  const save = async (name: string, typed: FormData) => {
    const body = { name, query, daily: typed.get('daily') === 'on' };
    const isNew = await call('saveSearch', { body }, { headers: headersFor(body) }).then(
      () => true,
      (failure) => {
        // Already saved in another tab: not an error.
        if (failure instanceof CallFailed && failure.code === 'SEARCH_KEPT') return false;
        throw failure;
      },
    );
    onClose();
    toast.done(isNew ? texts.saved({ name }) : texts.keptAlready, {
      label: texts.seeAll,
      onAction: () => void navigate('/saved-searches'),
    });
  };
  return (
    <SearchNameDialog
      scope="save-search"
      title={jobTexts.filters.save}
      action={texts.save}
      name={nameOf(filters)}
      hint={texts.nameHint}
      before={<ChipList items={filters.map(({ label }) => label)} />}
      after={
        <>
          <Checkbox
            label={texts.daily}
            name="daily"
            value="on"
            hint={texts.dailyHint}
            checked={daily}
            onChange={(event) => setDaily(event.currentTarget.checked)}
          />
          {daily && mails?.saved_search?.mail === 'off' ? (
            <TurnedOff texts={texts} on={{ saved_search: { mail: 'daily' } }} />
          ) : null}
        </>
      }
      send={save}
      onClose={onClose}
    />
  );
}
