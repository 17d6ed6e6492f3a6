import { Fragment, lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { IdleWatch } from '#web/features/accounts/idle-watch.tsx';
import { onWritten } from '#web/lib/api-client.ts';
import { signInAddress } from '#web/lib/guard.ts';
import { readSession, sessionExpired, type UserKind } from '#web/lib/session.ts';
import { useSession } from '#web/lib/use-session.ts';

const signInAgain = () => import('#web/features/accounts/sign-in-again.tsx');
const SignInAgain = lazy(async () => ({ default: (await signInAgain()).SignInAgain }));

/** By then the page itself has arrived. */
const PREPARED_AFTER_MS = 4000;

interface SessionWatchProps {
  kind: UserKind;
  /** Whose page it is, as far as known. */
  owner: string | undefined;
  children: ReactNode;
}

/**
 * Watches the session under a page of a signed-in area. When the server ends it,
 * sign-in opens over the page and the work resumes; what an administrator had
 * before them is kept and cannot be seen meanwhile, and their session ends by
 * itself when nobody does anything. Logging out, in this tab or another, takes what is
 * private off the screen at once and leads home. Whoever else signs in
 * elsewhere in this browser gets a page of their own. A write that was overtaken
 * loads the page anew.
 */
export function SessionWatch({ kind, owner, children }: SessionWatchProps) {
  const session = useSession();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  // A page may be let in with a session that is gone before it can be drawn.
  const [drawnSignedIn] = useState(() => readSession() !== undefined);
  const [leaving, setLeaving] = useState(false);

  // Told by what is kept and not by the event, which may have passed while this page was still loading.
  const gone = !session && !readSession();
  const overPage = gone && sessionExpired() && drawnSignedIn && !leaving;

  const toSignIn = () => {
    setLeaving(true);
    navigate(signInAddress(kind, pathname + search), { replace: true });
  };
  const leave = () => {
    if (!readSession()) toSignIn();
  };
  const onGone = useEffectEvent(() => {
    if (!sessionExpired()) navigate('/');
    else if (!overPage) toSignIn();
  });
  useEffect(() => {
    if (gone) onGone();
  }, [gone]);

  // Whoever types on while the session ends, or the portal is updated, must not wait for a script.
  useEffect(() => {
    const timer = setTimeout(() => signInAgain().catch(() => undefined), PREPARED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  // What was overtaken stood on an old picture: what the page's loaders gave is asked for again too.
  useEffect(() => onWritten(({ overtaken }) => void (overtaken && revalidate())), [revalidate]);

  const present = session && (session.user?._id ?? session.kind);
  useEffect(() => {
    if (owner && present && present !== owner) void revalidate();
  }, [owner, present, revalidate]);

  return (
    <>
      <div className="contents" hidden={overPage && kind === 'admin'}>
        {/* What one person typed is not for the next. */}
        {gone && !overPage ? null : <Fragment key={owner}>{children}</Fragment>}
      </div>
      {kind === 'admin' && session ? <IdleWatch /> : null}
      {overPage ? (
        <Suspense>
          <SignInAgain kind={kind} onClose={leave} onSignedIn={() => void revalidate()} />
        </Suspense>
      ) : null}
    </>
  );
}
