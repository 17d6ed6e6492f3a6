import { useNavigate } from 'react-router';
import { offlineTexts } from '#texts/offline.ts';
import { signInTexts as texts } from '#texts/sign-in.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { Notice } from '#web/components/notice.tsx';
import { SECOND_FACTOR_SETUP } from '#web/features/accounts/account-address.ts';
import { LoginDialog } from '#web/features/accounts/login-dialog.tsx';
import { LoginForm } from '#web/features/accounts/login-form.tsx';
import type { UserKind } from '#web/lib/session.ts';

interface OverPageProps {
  onClose: () => void;
  /** Called after the sign-in; the work on the page resumes. */
  onSignedIn: () => void;
}

/** The sign-in over a page whose session has ended. Mounted means open. */
export function SignInAgain({ kind, ...dialog }: OverPageProps & { kind: UserKind }) {
  return kind === 'admin' ? (
    <AdminLoginDialog {...dialog} />
  ) : (
    <LoginDialog role={kind} fixedRole reason="ended" {...dialog} />
  );
}

function AdminLoginDialog({ onClose, onSignedIn }: OverPageProps) {
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
            <Notice tone="amber" title={texts.endings.expired.title}>
              {texts.adminEnded}
            </Notice>
          </LoginForm>
        </Dialog>
      </div>
    </FieldScope>
  );
}

/** What is left of a page after logging out offline, until the home page can be loaded. */
export function LoggedOut() {
  return (
    <main className="page stack py-10 sm:py-18">
      <title>{`${offlineTexts.loggedOut} · Avsar`}</title>
      <h1>{offlineTexts.loggedOut}</h1>
      <p className="lead max-w-[52ch]">{offlineTexts.loggedOutRemoved}</p>
      <p className="lead max-w-[52ch]">{offlineTexts.loggedOutNext}</p>
    </main>
  );
}
