import CloudCheck from 'lucide-react/icons/cloud-check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { applyTexts as texts } from '#texts/apply.ts';
import { componentTexts } from '#texts/components.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { Logo } from '#web/components/logo.tsx';
import { ScriptsNeeded } from '#web/components/scripts-needed.tsx';

interface ApplyFrameProps {
  /** Target and label of the close button. */
  back: { to: To; label: string };
  draftKept?: boolean;
  /** Screen-reader heading for a page that shows no job yet. */
  title?: string;
  children: ReactNode;
}

/** A page with only the form, so that no link leaves it by accident. */
export function ApplyFrame({ back, draftKept, title, children }: ApplyFrameProps) {
  return (
    <div data-area="candidate">
      <a className="btn btn-ink skip" href="#main">
        {componentTexts.skipToContent}
      </a>
      <div className="bar-top" />
      <header className="border-b border-line">
        <div className="mx-auto flex h-14 max-w-[728px] items-center gap-3 px-4 sm:h-16 sm:px-6">
          <Link className="logo" to="/candidate-dashboard">
            <Logo />
          </Link>
          <span className="grow" />
          {draftKept ? (
            <span className="small muted row row-s">
              <Icon as={CloudCheck} size="s" />
              {texts.draftKept}
            </span>
          ) : null}
          <ButtonLink variant="quiet" iconOnly icon={X} to={back.to} className="-mr-3">
            {back.label}
          </ButtonLink>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="page pt-6 pb-14 sm:pt-8 sm:pb-18">
        <ScriptsNeeded />
        {title ? <h1 className="visually-hidden">{title}</h1> : null}
        <div className="form-page stack stack-l">{children}</div>
      </main>
    </div>
  );
}
