import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { jobTexts } from '#texts/jobs.ts';
import { Button } from '#web/components/button.tsx';
import { LoginDialog } from '#web/features/accounts/login.ts';
import type { JobSearch } from '#web/features/jobs/job-search.ts';
import { useSession } from '#web/lib/use-session.ts';

const KeepSearch = lazy(async () => ({ default: (await import('#web/features/jobs/keep-search.tsx')).KeepSearch }));

/** Saves the active filters for a candidate; a visitor signs in over the page first. Others cannot save searches. */
export function SaveSearch({ search }: { search: JobSearch }) {
  const session = useSession();
  const { pathname, search: query } = useLocation();
  const [signingIn, setSigningIn] = useState(false);
  const [wanted, setWanted] = useState(false);
  if (session?.kind === 'candidate')
    return (
      <Suspense>
        <KeepSearch search={search} asked={wanted} />
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
        onClick={() => setSigningIn(true)}
      >
        {jobTexts.filters.save}
      </Button>
      {signingIn ? (
        <LoginDialog
          reason="saveSearch"
          returnTo={pathname + query}
          onSignedIn={() => setWanted(true)}
          onClose={() => setSigningIn(false)}
        />
      ) : null}
    </>
  );
}
