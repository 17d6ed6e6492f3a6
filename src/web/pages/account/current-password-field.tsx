import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { accountTexts } from '#texts/account.ts';
import { PasswordField } from '#web/components/password-field.tsx';
import { forgotAddress } from '#web/lib/guard.ts';
import type { UserKind } from '#web/lib/session.ts';

interface CurrentPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'label' | 'aside'> {
  kind: UserKind;
}

/** Field for the current password, with a link for a forgotten one. */
export function CurrentPasswordField({ kind, ...field }: CurrentPasswordFieldProps) {
  return (
    <PasswordField
      label={accountTexts.currentPassword}
      aside={
        <Link className="link" to={forgotAddress(kind)}>
          {accountTexts.forgotten}
        </Link>
      }
      {...field}
    />
  );
}
