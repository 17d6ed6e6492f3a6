import Bookmark from 'lucide-react/icons/bookmark';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { savedJobTexts as texts } from '#texts/saved.ts';
import { Button } from '#web/components/button.tsx';
import { LoginDialog } from '#web/features/accounts/login.ts';
import type { JobBrief } from '#web/features/jobs/job.ts';
import { forgetSaveIntent, rememberSaveIntent, useSavedJob } from '#web/features/jobs/saved-jobs.ts';
import { readSession } from '#web/lib/session.ts';
import { useSession } from '#web/lib/use-session.ts';

interface SaveButtonProps {
  job: Pick<JobBrief, '_id' | 'title' | 'companyName'>;
  block?: boolean;
  /** Shows only the icon, for narrow places. */
  iconOnly?: boolean;
}

/**
 * Saves the job for a candidate. For a visitor it opens sign-in over the page and saves the job afterwards, even after
 * a registration. Other users cannot save jobs. Renders nothing without scripts.
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
    // Closed without signing in: drop the intent.
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
        <LoginDialog reason="save" returnTo={pathname + search} onSignedIn={() => undefined} onClose={close} />
      ) : null}
    </>
  );
}
