import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { componentTexts } from '#texts/components.ts';
import { viewTexts as texts } from '#texts/profile-forms.ts';
import { Button } from '#web/components/button.tsx';
import { Logo } from '#web/components/logo.tsx';
import { ScriptsNeeded } from '#web/components/scripts-needed.tsx';
import type { UserKind } from '#web/lib/session.ts';

interface ProfileFrameProps {
  /** Whose colours; not known before the session has been read. */
  area?: UserKind;
  home?: string;
  children: ReactNode;
}

/** A page with one profile and nothing else, for readers of three kinds: it prints as it stands. */
export function ProfileFrame({ area, home = '/', children }: ProfileFrameProps) {
  const navigate = useNavigate();
  const goBack = () => {
    // Whoever came by a link has no page of ours to go back to.
    const cameFromHere = Number(window.history.state?.idx ?? 0) > 0;
    if (cameFromHere) navigate(-1);
    else navigate(home);
  };
  return (
    <div data-area={area}>
      <a className="btn btn-ink skip" href="#main">
        {componentTexts.skipToContent}
      </a>
      <div className="bar-top" />
      <header className="border-b border-line no-print">
        <div className="page flex h-14 items-center gap-3 sm:h-16">
          <Link className="logo" to={home}>
            <Logo />
          </Link>
          <span className="grow" />
          <Button variant="quiet" size="m" icon={ArrowLeft} onClick={goBack}>
            {texts.back}
          </Button>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="page pt-6 pb-14 sm:pt-10 sm:pb-18">
        <ScriptsNeeded />
        {children}
      </main>
    </div>
  );
}
