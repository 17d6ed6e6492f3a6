import { LIMITS } from '#contract/rules.ts';
import { PasswordField } from '#web/components/password-field.tsx';
import type { TextFieldProps } from '#web/components/text-field.tsx';
import { registrationWords as words } from '#web/words/en/registration.ts';

type Control = Omit<TextFieldProps, 'hint' | 'autoComplete' | 'maxLength'>;

/** A password of one's own choice, typed twice. */
export function NewPasswordFields({ password, again }: { password: Control; again: Control }) {
  return (
    <div className="two">
      <PasswordField
        {...password}
        hint={words.passwordHint(LIMITS.passwordMin)}
        autoComplete="new-password"
        maxLength={LIMITS.passwordMax}
      />
      <PasswordField {...again} autoComplete="new-password" maxLength={LIMITS.passwordMax} className="sm:mt-auto" />
    </div>
  );
}
