import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { PasswordField } from '#web/components/password-field.tsx';
import { forgotAddress } from '#web/lib/guard.ts';
import type { UserKind } from '#web/lib/session.ts';
import { accountWords } from '#web/words/en/account.ts';

interface CurrentPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'label' | 'aside'> {
  kind: UserKind;
}

/** Asks for the password of whoever is signed in, with the way out for who forgot it. */
export function CurrentPasswordField({ kind, ...field }: CurrentPasswordFieldProps) {
  return (
    <PasswordField
      label={accountWords.currentPassword}
      aside={
        <Link className="link" to={forgotAddress(kind)}>
          {accountWords.forgotten}
        </Link>
      }
      {...field}
    />
  );
}
