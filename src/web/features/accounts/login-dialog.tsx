import { useState } from 'react';
import { useNavigate } from 'react-router';
import { signInTexts as texts } from '#texts/sign-in.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { LoginPanel, type LoginReason, type LoginRole } from '#web/features/accounts/login-panel.tsx';
import { HOMES, safeReturn } from '#web/lib/guard.ts';

interface LoginDialogProps {
  onClose: () => void;
  /** Which side is chosen at first. */
  role?: LoginRole;
  /** The role is settled: the session of this kind of account has ended. */
  fixedRole?: boolean;
  reason?: LoginReason;
  /** One of our own addresses to go to afterwards; by default the dashboard. */
  returnTo?: string;
  /** What happens instead of going anywhere: the work on the page resumes. */
  onSignedIn?: () => void;
}

/** The sign-in over a page. Mounted means open. */
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
