import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { jobTexts } from '#texts/jobs.ts';
import { Button } from '#web/components/button.tsx';
import { LoginDialog } from '#web/features/accounts/login.ts';
import type { JobSearch } from '#web/features/jobs/job-search.ts';
import { readSession } from '#web/lib/session.ts';
import { useSession } from '#web/lib/use-session.ts';

const SaveSearchButton = lazy(async () => ({
  default: (await import('#web/features/jobs/save-search-button.tsx')).SaveSearchButton,
}));

/** The key of the list, in this tab, whose search a visitor wants to save; it survives a registration. */
const WISH = 'save-search';

/** Saves the active filters for a candidate; a visitor signs in over the page first. Others cannot save searches. */
export function SaveSearch({ search }: { search: JobSearch }) {
  const session = useSession();
  const { pathname, search: query } = useLocation();
  const [signingIn, setSigningIn] = useState(false);
  const here = pathname + query;
  if (session?.kind === 'candidate')
    return (
      <Suspense>
        <SaveSearchButton
          search={search}
          isWished={() => sessionStorage.getItem(WISH) === here}
          onAsked={() => sessionStorage.removeItem(WISH)}
        />
      </Suspense>
    );
  if (session) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        icon={BookmarkPlus}
        aria-haspopup="dialog"
        className="noscript:hidden"
        onClick={() => {
          sessionStorage.setItem(WISH, here);
          setSigningIn(true);
        }}
      >
        {jobTexts.filters.save}
      </Button>
      {signingIn ? (
        <LoginDialog
          reason="saveSearch"
          returnTo={here}
          onSignedIn={() => undefined}
          onClose={() => {
            setSigningIn(false);
            if (!readSession()) sessionStorage.removeItem(WISH);
          }}
        />
      ) : null}
    </>
  );
}
