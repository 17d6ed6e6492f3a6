import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, Link, useNavigate } from 'react-router';
import { languageTexts } from '#texts/language.ts';
import { pageTexts as texts } from '#texts/pages.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Logo } from '#web/components/logo.tsx';
import { Picture, type PictureName } from '#web/components/picture.tsx';
import { addressInOwnLanguage, HOMES, isWrongKind } from '#web/lib/guard.ts';
import { readSession } from '#web/lib/session.ts';
import { signOut } from '#web/lib/sign-out.ts';

interface PageProblemProps {
  error: unknown;
  /** Inside the public frame, which already has the logo. */
  framed?: boolean;
}

/** An error page with what to do instead. */
export function PageProblem({ error, framed }: PageProblemProps) {
  const { title, help, picture, actions } = useProblem(error);
  const isUnknownAddress = isRouteErrorResponse(error) && error.status === 404 && codeOf(error) === undefined;
  useEffect(() => {
    // The server knows no account, and an address without a language was not chosen for its language.
    if (!isUnknownAddress || languageTexts.code !== 'en') return;
    const { pathname, search, hash } = window.location;
    const inOwnLanguage = addressInOwnLanguage(pathname + search + hash);
    if (inOwnLanguage) window.location.replace(inOwnLanguage);
  }, [isUnknownAddress]);
  return (
    <div className="page py-10 sm:py-18">
      <title>{`${title} · Avsar`}</title>
      <meta name="robots" content="noindex" />
      {framed ? null : (
        <Link to="/" className="logo mb-14">
          <Logo />
        </Link>
      )}
      <div className="headed grid gap-8 sm:grid-cols-[minmax(0,1fr)_240px] sm:items-end">
        <div className="stack pt-4">
          <h1>{title}</h1>
          <p className="lead max-w-[52ch]">{help}</p>
          <div className="row wrap pt-2">{actions}</div>
        </div>
        <Picture name={picture} className="w-full max-w-60" />
      </div>
    </div>
  );
}

interface Problem {
  title: string;
  help: string;
  picture: PictureName;
  actions: ReactNode;
}

function useProblem(error: unknown): Problem {
  const navigate = useNavigate();
  const toHome = (
    <ButtonLink to="/" variant="ink">
      {texts.home}
    </ButtonLink>
  );
  if (isWrongKind(error)) {
    const user = readSession()?.user;
    return {
      title: texts.wrongKind({ kind: error.wanted }),
      help: user?.firstName
        ? texts.signedInAs({ kind: error.present, name: user.firstName })
        : texts.signedInNamelessAs({ kind: error.present }),
      picture: 'companies',
      actions: (
        <>
          <ButtonLink to={HOMES[error.present].home} variant="ink">
            {texts.toDashboard}
          </ButtonLink>
          <Button
            onClick={() => {
              signOut();
              navigate(HOMES[error.wanted].signIn);
            }}
          >
            {texts.logout}
          </Button>
        </>
      ),
    };
  }
  const isMissingJob = isRouteErrorResponse(error) && error.status === 404 && codeOf(error) === 'JOB_NOT_FOUND';
  if (isMissingJob || (isRouteErrorResponse(error) && error.status === 410)) {
    return {
      title: isMissingJob ? texts.jobNotHere : (sentenceOf(error) ?? texts.failed),
      help: texts.goneHelp,
      picture: 'jobs',
      actions: (
        <ButtonLink to="/jobs" variant="ink">
          {texts.searchJobs}
        </ButtonLink>
      ),
    };
  }
  if (isRouteErrorResponse(error) && error.status === 404) {
    return {
      title: texts.notFound,
      help: texts.notFoundHelp,
      picture: 'jobs',
      actions: (
        <>
          {toHome}
          <ButtonLink to="/jobs">{texts.searchJobs}</ButtonLink>
        </>
      ),
    };
  }
  return {
    title: texts.failed,
    help: sentenceOf(error) ?? texts.failedHelp,
    picture: 'companies',
    actions: (
      <>
        <Button variant="ink" onClick={() => window.location.reload()}>
          {texts.retry}
        </Button>
        {toHome}
      </>
    ),
  };
}

const codeOf = ({ data }: { data: unknown }): unknown =>
  typeof data === 'object' && data !== null && 'code' in data ? data.code : undefined;

/** Returns the server's own message, from a page's loader or from a call that failed in the browser. */
const sentenceOf = (error: unknown): string | undefined => {
  const source = isRouteErrorResponse(error) ? (error.data as unknown) : error;
  if (typeof source !== 'object' || source === null || !('code' in source) || !('message' in source)) return undefined;
  return typeof source.message === 'string' ? source.message : undefined;
};
