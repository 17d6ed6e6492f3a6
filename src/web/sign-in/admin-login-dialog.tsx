import { useNavigate } from 'react-router';
import { signInTexts as texts } from '#texts/sign-in.ts';
import { SECOND_FACTOR_SETUP } from '#web/account/account-address.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { Notice } from '#web/components/notice.tsx';
import { LoginForm } from '#web/sign-in/login-form.tsx';

interface AdminLoginDialogProps {
  onClose: () => void;
  /** The work under it resumes. */
  onSignedIn: () => void;
}

/** The administrators' sign-in over a page of theirs whose session has ended. Mounted means open. */
export function AdminLoginDialog({ onClose, onSignedIn }: AdminLoginDialogProps) {
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
