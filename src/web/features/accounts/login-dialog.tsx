import { useState } from 'react';
import { useNavigate } from 'react-router';
import { signInTexts as texts } from '#texts/sign-in.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { LoginPanel, type LoginReason, type LoginRole } from '#web/features/accounts/login-panel.tsx';
import { HOMES, safeReturn } from '#web/lib/guard.ts';

interface LoginDialogProps {
  onClose: () => void;
  /** The role selected initially. */
  role?: LoginRole;
  /** The role cannot be switched: a session of this kind of account has ended. */
  fixedRole?: boolean;
  reason?: LoginReason;
  /** An internal address to go to afterwards; the dashboard by default. */
  returnTo?: string;
  /** Called instead of navigating: the work on the page resumes. */
  onSignedIn?: () => void;
}

/** The sign-in dialog over a page. Mounted means open. */
export function LoginDialog({
  onClose,
  role: first = 'candidate',
  fixedRole,
  reason,
  returnTo,
  onSignedIn,
}: LoginDialogProps) {
  const [role, setRole] = useState<LoginRole>(first);
  const navigate = useNavigate();
  const done = () => {
    onClose();
    if (onSignedIn) onSignedIn();
    else navigate(safeReturn(returnTo ?? null, HOMES[role].home));
  };
  return (
    <FieldScope value="login">
      <Dialog
        title={texts.title}
        className="login max-lg:grid-cols-[minmax(0,1fr)_280px]"
        onClose={onClose}
        bare={(titleId) => (
          <LoginPanel
            titleId={titleId}
            role={role}
            onRoleChange={fixedRole ? undefined : setRole}
            reason={reason}
            returnTo={returnTo}
            onDone={done}
            onClose={onClose}
          />
        )}
      />
    </FieldScope>
  );
}
