import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { signInAddress } from '#web/lib/guard.ts';
import { readSession, sessionExpired } from '#web/lib/session.ts';
import { signOut } from '#web/lib/sign-out.ts';
import { useSession } from '#web/lib/use-session.ts';
import { LoginDialog } from '#web/sign-in/login-dialog.tsx';

interface SessionGateProps {
  /** Whose page it is, as far as known: somebody else who signs in elsewhere in this browser gets their own. */
  owner: string | undefined;
  children: (logout: () => void) => ReactNode;
}

/**
 * Watches the session under a page. When the server ends it, sign-in opens over
 * the page and the work resumes; when somebody logs out in another tab, what is
 * private leaves the screen.
 */
export function SessionGate({ owner, children }: SessionGateProps) {
  const session = useSession();
  const [leaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const here = useLocation();
  const { revalidate } = useRevalidator();

  const toSignIn = () => {
    setLeaving(true);
    navigate(signInAddress('candidate', here.pathname + here.search), { replace: true });
  };
  const onLoggedOut = useEffectEvent(() => {
    if (!leaving) toSignIn();
  });
  useEffect(() => {
    // Told by what is kept and not by the event, which may have passed while this page was still loading.
    if (!session && !readSession() && !sessionExpired()) onLoggedOut();
  }, [session]);

  const present = session && (session.user?._id ?? session.kind);
  useEffect(() => {
    if (owner && present && present !== owner) void revalidate();
  }, [owner, present, revalidate]);

  const logout = () => {
    setLeaving(true);
    signOut();
    navigate('/');
  };
  const onClose = () => {
    if (!readSession()) toSignIn();
  };
  return (
    <>
      {children(logout)}
      {session || leaving ? null : (
        <LoginDialog fixedRole reason="ended" onClose={onClose} onSignedIn={() => void revalidate()} />
      )}
    </>
  );
}
