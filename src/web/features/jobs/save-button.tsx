import Bookmark from 'lucide-react/icons/bookmark';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { savedJobTexts as texts } from '#texts/saved.ts';
import { Button } from '#web/components/button.tsx';
import type { JobBrief } from '#web/features/jobs/job.ts';
import { forgetSaveIntent, rememberSaveIntent } from '#web/features/jobs/save-intent.ts';
import { useSavedJob } from '#web/features/jobs/use-saved-job.ts';
import { readSession } from '#web/lib/session.ts';
import { useSession } from '#web/lib/use-session.ts';

const LoginDialog = lazy(async () => ({
  default: (await import('#web/features/accounts/login-dialog.tsx')).LoginDialog,
}));

interface SaveButtonProps {
  job: Pick<JobBrief, '_id' | 'title' | 'companyName'>;
  block?: boolean;
  /** The bookmark without a word, where there is little room. */
  iconOnly?: boolean;
}

/**
 * Keeps the job for a candidate. A visitor is asked to sign in over the page and
 * finds it kept afterwards, also when they had to register first. Nobody else
 * keeps jobs. Without scripts there is nothing to press.
 */
export function SaveButton({ job, block, iconOnly }: SaveButtonProps) {
  const session = useSession();
  const { saved, toggle } = useSavedJob(job);
  const [asked, setAsked] = useState(false);
  const { pathname, search } = useLocation();
  if (session && session.kind !== 'candidate') return null;
  const press = () => {
    if (session) toggle();
    else {
      rememberSaveIntent(job._id);
      setAsked(true);
    }
  };
  const close = () => {
    setAsked(false);
    // Closed without signing in: the wish is over.
    if (!readSession()) forgetSaveIntent();
  };
  const name = (saved ? texts.savedOf : texts.saveOf)({ title: job.title, company: job.companyName });
  return (
    <>
      <Button
        icon={Bookmark}
        block={block}
        iconOnly={iconOnly}
        aria-pressed={saved}
        aria-label={name}
        className={saved ? 'kept noscript:hidden' : 'noscript:hidden'}
        onClick={press}
      >
        {saved ? texts.saved : texts.save}
      </Button>
      {asked ? (
        <Suspense>
          <LoginDialog reason="save" returnTo={pathname + search} onSignedIn={() => undefined} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
