import { useQuery } from '@tanstack/react-query';
import { Fragment, lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { useToast } from '#web/components/toasts.tsx';
import { ACCOUNT_QUERY } from '#web/features/accounts/account-queries.ts';
import { onWritten } from '#web/lib/api-client.ts';
import { signInAddress } from '#web/lib/guard.ts';
import {
  isEndReasonUnknown,
  readSession,
  rememberUser,
  sessionExpired,
  sessionRevoked,
  type UserKind,
} from '#web/lib/session.ts';
import { useOnline } from '#web/lib/use-online.ts';
import { useSession } from '#web/lib/use-session.ts';

const signInAgain = () => import('#web/features/accounts/sign-in-again.tsx');
const IdleWatch = lazy(async () => ({ default: (await import('#web/features/accounts/idle-watch.tsx')).IdleWatch }));
const SignInAgain = lazy(async () => ({ default: (await signInAgain()).SignInAgain }));
const LoggedOut = lazy(async () => {
  const loaded = await signInAgain().catch(() => undefined);
  // An error would replace this watch, which goes to the home page once the connection is back.
  return { default: loaded?.LoggedOut ?? (() => null) };
});

/** The page itself has loaded by then. */
const PREPARED_AFTER_MS = 4000;

interface SessionWatchProps {
  kind: UserKind;
  /** The id of the page's user, if known. */
  owner: string | undefined;
  children: ReactNode;
}

/**
 * Watches the session under a page of a signed-in area. When the server ends it, a sign-in opens over the page and
 * the work resumes; an administrator's page, and one whose session had ended before anybody noticed, is kept but
 * hidden meanwhile, and their session ends after inactivity. If the server ended it before its time, private content
 * is removed and the sign-in page says why. Logging out, in this tab or another, immediately removes private content
 * and goes to the home page; offline, a page says what happened until the connection is back. If another user signs
 * in in another tab, their own page loads. A write rejected as outdated reloads the page's data. Whenever the page
 * has read the account, the stored user follows it: the link that confirms a new email address may be opened
 * elsewhere.
 */
export function SessionWatch({ kind, owner, children }: SessionWatchProps) {
  const session = useSession();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  // A page can be let in with a session that ends before it renders.
  const [drawnSignedIn] = useState(() => readSession() !== undefined);
  const [leaving, setLeaving] = useState(false);

  // Checks the stored session and not the event, which may have fired while this page was loading.
  const gone = !session && !readSession();
  const overPage = gone && sessionExpired() && drawnSignedIn && !leaving;

  const toSignIn = () => {
    setLeaving(true);
    navigate(signInAddress(kind, pathname + search, sessionRevoked() ?? 'expired'), { replace: true });
  };
  const leave = () => {
    if (!readSession()) toSignIn();
  };
  const onGone = useEffectEvent(() => {
    if (sessionRevoked()) toSignIn();
    else if (!sessionExpired()) navigate('/');
    else if (!overPage) toSignIn();
  });
  // Offline, the scripts of another page cannot be loaded: the router would leave the browser's own error page.
  const online = useOnline();
  useEffect(() => {
    if (gone && online) onGone();
  }, [gone, online]);

  // Preload what shows after the session: by then or once a new version is deployed, its script may be slow or gone.
  useEffect(() => {
    const timer = setTimeout(() => signInAgain().catch(() => undefined), PREPARED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  const toast = useToast();
  useEffect(() => {
    const left = new AbortController();
    const timer = setTimeout(async () => {
      const loaded = await import('#web/features/accounts/stay-offline.ts').catch(() => undefined);
      loaded?.stayOffline(kind, toast, left.signal);
    }, PREPARED_AFTER_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [kind, toast]);

  // A rejected write was based on outdated data: reload the loaders' data too.
  useEffect(() => onWritten(({ overtaken }) => void (overtaken && revalidate())), [revalidate]);

  const { data: account } = useQuery({ ...ACCOUNT_QUERY, enabled: false });
  useEffect(() => {
    if (account) rememberUser(account.body);
  }, [account]);

  const present = session && (session.user?._id ?? session.kind);
  useEffect(() => {
    if (owner && present && present !== owner) void revalidate();
  }, [owner, present, revalidate]);

  return (
    <>
      <div className="contents" hidden={overPage && (kind === 'admin' || isEndReasonUnknown())}>
        {/* Remount for another user, so that typed text does not carry over. */}
        {gone && !overPage ? null : <Fragment key={owner}>{children}</Fragment>}
      </div>
      {kind === 'admin' && session ? (
        <Suspense>
          <IdleWatch />
        </Suspense>
      ) : null}
      <Suspense>
        {overPage ? <SignInAgain kind={kind} onClose={leave} onSignedIn={() => void revalidate()} /> : null}
        {gone && !overPage && !online ? <LoggedOut /> : null}
      </Suspense>
    </>
  );
}
