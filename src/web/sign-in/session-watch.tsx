import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { signInAddress } from '#web/lib/guard.ts';
import { readSession, sessionExpired, type UserKind } from '#web/lib/session.ts';
import { useSession } from '#web/lib/use-session.ts';
import { LoginDialog } from '#web/sign-in/login-dialog.tsx';

/**
 * Stands in the frame of a signed-in area. When the server ends the session, the
 * sign-in opens over the page and the work resumes; logging out, in this tab or
 * another, leads home. An administrator signs in again on their own page.
 */
export function SessionWatch({ kind }: { kind: UserKind }) {
  const session = useSession();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const [asked, setAsked] = useState(false);
  const had = useRef<'not yet' | 'yes' | 'no more'>('not yet');
  const here = pathname + search;

  useEffect(() => {
    if (session) {
      had.current = 'yes';
      setAsked(false);
    } else if (!readSession() && had.current !== 'no more') {
      const left = had.current === 'yes';
      had.current = 'no more';
      // Let in with a session that was gone before the page could be drawn.
      if (!left) navigate(signInAddress(kind, here), { replace: true });
      else if (!sessionExpired()) navigate('/');
      else if (kind === 'admin') navigate(signInAddress('admin', here));
      else setAsked(true);
    }
  }, [session, kind, here, navigate]);

  if (!asked || kind === 'admin') return null;
  return (
    <LoginDialog
      role={kind}
      fixedRole
      reason="ended"
      onClose={() => setAsked(false)}
      onSignedIn={() => void revalidate()}
    />
  );
}
