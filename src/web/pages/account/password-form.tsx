import { useForm } from 'react-hook-form';
import { LIMITS, passwordProblem } from '#contract/rules.ts';
import { accountTexts, passwordTexts as texts } from '#texts/account.ts';
import { ruleText } from '#texts/by-code/rule-text.ts';
import { ruleTexts } from '#texts/rules.ts';
import { PasswordField } from '#web/components/password-field.tsx';
import { call } from '#web/lib/api-client.ts';
import { errorAt } from '#web/lib/form-errors.ts';
import type { UserKind } from '#web/lib/session.ts';
import { AccountForm } from '#web/pages/account/account-form.tsx';
import { CurrentPasswordField } from '#web/pages/account/current-password-field.tsx';

const LABELS = { currentPassword: accountTexts.currentPassword, password: texts.newPassword };
type Values = Record<keyof typeof LABELS, string>;

interface PasswordFormProps {
  kind: UserKind;
  /** The password must not be this, and password managers file it under it. */
  email: string;
  onClose: () => void;
  /** Told the server's sentence. */
  onDone: (message: string) => void;
}

export function PasswordForm({ kind, email, onClose, onDone }: PasswordFormProps) {
  const form = useForm<Values>({ shouldFocusError: false });
  const { errors } = form.formState;
  const least = kind === 'admin' ? LIMITS.adminPasswordMin : LIMITS.passwordMin;
  const send = async (body: Values) => onDone((await call('changePassword', { body })).message);
  return (
    <AccountForm
      form={form}
      scope="password"
      label={texts.change}
      labels={LABELS}
      action={texts.save}
      acting={texts.saving}
      send={send}
      onClose={onClose}
    >
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <CurrentPasswordField
        kind={kind}
        autoFocus
        error={errorAt(errors, 'currentPassword')}
        {...form.register('currentPassword', { required: ruleTexts.required })}
      />
      <PasswordField
        label={texts.newPassword}
        hint={texts.hint({ least })}
        autoComplete="new-password"
        maxLength={LIMITS.passwordMax}
        error={errorAt(errors, 'password')}
        {...form.register('password', {
          validate: (typed) => ruleText(passwordProblem(typed ?? '', { email, least })) ?? true,
        })}
      />
    </AccountForm>
  );
}
