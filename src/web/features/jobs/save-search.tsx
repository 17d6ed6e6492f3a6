import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import { lazy, Suspense, useState } from 'react';
import { savedSearchTexts as texts } from '#texts/saved.ts';
import { Button } from '#web/components/button.tsx';
import type { JobSearch } from '#web/features/jobs/job-search.ts';
import { useSession } from '#web/lib/use-session.ts';

const SaveSearchDialog = lazy(async () => ({
  default: (await import('#web/features/jobs/save-search-dialog.tsx')).SaveSearchDialog,
}));

/** Keeps the filters in force, for a candidate who is signed in; nobody else sees it. */
export function SaveSearch({ search }: { search: JobSearch }) {
  const session = useSession();
  const [asked, setAsked] = useState(false);
  if (session?.kind !== 'candidate') return null;
  return (
    <>
      <Button variant="quiet" size="s" icon={BookmarkPlus} aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {texts.saveThis}
      </Button>
      {asked ? (
        <Suspense>
          <SaveSearchDialog search={search} onClose={() => setAsked(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
