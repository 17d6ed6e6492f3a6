import { Fragment, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { signInTexts as texts } from '#texts/sign-in.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { Notice } from '#web/components/notice.tsx';
import { SECOND_FACTOR_SETUP } from '#web/features/accounts/account-address.ts';
import { IdleWatch } from '#web/features/accounts/idle-watch.tsx';
import { LoginDialog } from '#web/features/accounts/login-dialog.tsx';
import { LoginForm } from '#web/features/accounts/login-form.tsx';
import { onWritten } from '#web/lib/api-client.ts';
import { signInAddress } from '#web/lib/guard.ts';
import { readSession, sessionExpired, type UserKind } from '#web/lib/session.ts';
import { useSession } from '#web/lib/use-session.ts';

interface AdminLoginDialogProps {
  onClose: () => void;
  /** The work under it resumes. */
  onSignedIn: () => void;
}

/** The administrators' sign-in over a page of theirs whose session has ended. Mounted means open. */
function AdminLoginDialog({ onClose, onSignedIn }: AdminLoginDialogProps) {
  const navigate = useNavigate();
  return (
    <FieldScope value="login">
      <div data-area="admin" className="contents">
        <Dialog title={texts.adminTitle} size="narrow" onClose={onClose}>
          <LoginForm
            kind="admin"
            onDone={(result) => {
              if (result.done && result.secondFactorMissing) navigate(SECOND_FACTOR_SETUP);
              else onSignedIn();
            }}
          >
            <Notice tone="amber" title={texts.endedTitle}>
              {texts.adminEnded}
            </Notice>
          </LoginForm>
        </Dialog>
      </div>
    </FieldScope>
  );
}

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
      {overPage && kind === 'admin' ? <AdminLoginDialog onClose={leave} onSignedIn={() => void revalidate()} /> : null}
      {overPage && kind !== 'admin' ? (
        <LoginDialog role={kind} fixedRole reason="ended" onClose={leave} onSignedIn={() => void revalidate()} />
      ) : null}
    </>
  );
}
