import { useQuery } from '@tanstack/react-query';
import BookmarkCheck from 'lucide-react/icons/bookmark-check';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import { useState } from 'react';
import { savedSearchTexts as texts } from '#texts/saved.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import type { JobSearch } from '#web/features/jobs/job-search.ts';
import { isKept, SEARCHES } from '#web/features/jobs/kept-search.ts';
import { SaveSearchDialog } from '#web/features/jobs/save-search-dialog.tsx';
import { ANEW, queryClient } from '#web/lib/queries.ts';

/** Offers to save a search, or links to the saved ones if it is among them. */
export function KeepSearch({ search }: { search: JobSearch }) {
  // Public pages have no query provider.
  const { data, isPending } = useQuery({ ...SEARCHES, ...ANEW }, queryClient);
  const [asked, setAsked] = useState(false);
  if (isPending) return null;
  return (
    <>
      {data?.body.some((kept) => isKept(kept, search)) ? (
        <ButtonLink variant="quiet" size="s" icon={BookmarkCheck} to="/saved-searches" aria-label={texts.keptLabel}>
          {texts.kept}
        </ButtonLink>
      ) : (
        <Button variant="quiet" size="s" icon={BookmarkPlus} aria-haspopup="dialog" onClick={() => setAsked(true)}>
          {texts.saveThis}
        </Button>
      )}
      {asked ? <SaveSearchDialog search={search} onClose={() => setAsked(false)} /> : null}
    </>
  );
}
