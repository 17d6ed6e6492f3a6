import { LIMITS } from '#contract/rules.ts';
import { registrationTexts as texts } from '#texts/registration.ts';
import { PasswordField } from '#web/components/password-field.tsx';
import type { TextFieldProps } from '#web/components/text-field.tsx';

type Control = Omit<TextFieldProps, 'hint' | 'autoComplete' | 'maxLength'>;

/** A new password, typed twice. */
export function NewPasswordFields({ password, again }: { password: Control; again: Control }) {
  return (
    <div className="two">
      <PasswordField
        {...password}
        hint={texts.passwordHint({ least: LIMITS.passwordMin })}
        autoComplete="new-password"
        maxLength={LIMITS.passwordMax}
      />
      <PasswordField {...again} autoComplete="new-password" maxLength={LIMITS.passwordMax} className="sm:mt-auto" />
    </div>
  );
}
