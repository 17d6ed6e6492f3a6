import { useForm } from 'react-hook-form';
import { accountTexts } from '#texts/account.ts';
import { ruleTexts } from '#texts/rules.ts';
import { secondFactorTexts as texts } from '#texts/second-factor.ts';
import { PasswordField } from '#web/components/password-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { errorAt } from '#web/lib/form-errors.ts';
import { AccountForm } from '#web/pages/account/account-form.tsx';

const LABELS = { password: accountTexts.currentPassword, code: texts.code };
type Proof = Record<keyof typeof LABELS, string>;

interface CodeProofProps {
  email: string;
  action: string;
  acting: string;
  danger?: boolean;
  send: (proof: Proof) => Promise<void>;
  onClose: () => void;
}

/** Password and code, before something about the second factor changes. */
export function CodeProof({ email, action, acting, danger, send, onClose }: CodeProofProps) {
  const form = useForm<Proof>({ shouldFocusError: false });
  const { errors } = form.formState;
  return (
    <AccountForm
      form={form}
      scope="second-factor"
      label={action}
      labels={LABELS}
      action={action}
      acting={acting}
      danger={danger}
      send={send}
      onClose={onClose}
    >
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={accountTexts.currentPassword}
        autoFocus
        error={errorAt(errors, 'password')}
        {...form.register('password', { required: ruleTexts.required })}
      />
      <TextField
        label={texts.code}
        hint={texts.codeOrRecovery}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        error={errorAt(errors, 'code')}
        {...form.register('code', { required: ruleTexts.required })}
      />
    </AccountForm>
  );
}
