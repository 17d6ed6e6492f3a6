import type { ReactNode } from 'react';
import { isRouteErrorResponse, Link, useNavigate } from 'react-router';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Logo } from '#web/components/logo.tsx';
import { Picture, type PictureName } from '#web/components/picture.tsx';
import { HOMES, isWrongKind } from '#web/lib/guard.ts';
import { readSession } from '#web/lib/session.ts';
import { signOut } from '#web/lib/sign-out.ts';
import { pageWords as words } from '#web/words/en/pages.ts';

interface PageProblemProps {
  error: unknown;
  /** Inside the public frame the logo stands above already. */
  framed?: boolean;
}

/** A page that cannot be shown, and what to do instead. */
export function PageProblem({ error, framed }: PageProblemProps) {
  const { title, help, picture, acts } = useProblem(error);
  return (
    <div className="page py-10 sm:py-18">
      <title>{`${title} · Avsar`}</title>
      <meta name="robots" content="noindex" />
      {framed ? null : (
        <Link to="/" className="logo mb-14">
          <Logo />
        </Link>
      )}
      <div className="hang grid gap-8 sm:grid-cols-[minmax(0,1fr)_240px] sm:items-end">
        <div className="stack pt-4">
          <h1>{title}</h1>
          <p className="lead max-w-[52ch]">{help}</p>
          <div className="row wrap pt-2">{acts}</div>
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
  acts: ReactNode;
}

function useProblem(error: unknown): Problem {
  const navigate = useNavigate();
  const toHome = (
    <ButtonLink to="/" variant="ink">
      {words.home}
    </ButtonLink>
  );
  if (isWrongKind(error)) {
    const user = readSession()?.user;
    return {
      title: words.wrongKind(error.wanted),
      help: words.signedInAs(error.present, user?.firstName ?? ''),
      picture: 'companies',
      acts: (
        <>
          <ButtonLink to={HOMES[error.present].home} variant="ink">
            {words.toDashboard}
          </ButtonLink>
          <Button
            onClick={() => {
              signOut();
              navigate(HOMES[error.wanted].signIn);
            }}
          >
            {words.logout}
          </Button>
        </>
      ),
    };
  }
  if (isRouteErrorResponse(error) && error.status === 404) {
    return {
      title: words.notFound,
      help: words.notFoundHelp,
      picture: 'jobs',
      acts: (
        <>
          {toHome}
          <ButtonLink to="/jobs">{words.searchJobs}</ButtonLink>
        </>
      ),
    };
  }
  if (isRouteErrorResponse(error) && error.status === 410) {
    return {
      title: sentenceOf(error) ?? words.failed,
      help: words.goneHelp,
      picture: 'jobs',
      acts: (
        <ButtonLink to="/jobs" variant="ink">
          {words.searchJobs}
        </ButtonLink>
      ),
    };
  }
  return {
    title: words.failed,
    help: sentenceOf(error) ?? words.failedHelp,
    picture: 'companies',
    acts: (
      <>
        <Button variant="ink" onClick={() => window.location.reload()}>
          {words.retry}
        </Button>
        {toHome}
      </>
    ),
  };
}

/** The server's own sentence: from a page's loader, or from a call that failed in the browser. */
const sentenceOf = (error: unknown): string | undefined => {
  const source = isRouteErrorResponse(error) ? (error.data as unknown) : error;
  if (typeof source !== 'object' || source === null || !('code' in source) || !('message' in source)) return undefined;
  return typeof source.message === 'string' ? source.message : undefined;
};
