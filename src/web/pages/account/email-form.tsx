import { useForm } from 'react-hook-form';
import { emailProblem } from '#contract/rules.ts';
import { accountTexts, emailTexts as texts } from '#texts/account.ts';
import { ruleText } from '#texts/by-code/rule-text.ts';
import { ruleTexts } from '#texts/rules.ts';
import { EmailField } from '#web/components/email-field.tsx';
import { call } from '#web/lib/api-client.ts';
import { errorAt } from '#web/lib/form-errors.ts';
import type { UserKind } from '#web/lib/session.ts';
import { AccountForm } from '#web/pages/account/account-form.tsx';
import { CurrentPasswordField } from '#web/pages/account/current-password-field.tsx';

const LABELS = { email: texts.newEmail, currentPassword: accountTexts.currentPassword };
type Values = Record<keyof typeof LABELS, string>;

interface EmailFormProps {
  kind: UserKind;
  onClose: () => void;
  /** Told the server's sentence. */
  onDone: (message: string) => void;
}

/** Another address: it changes only once the link that goes there is opened. */
export function EmailForm({ kind, onClose, onDone }: EmailFormProps) {
  const form = useForm<Values>({ shouldFocusError: false });
  const { errors } = form.formState;
  const send = async (body: Values) => onDone((await call('changeEmail', { body })).message);
  return (
    <AccountForm
      form={form}
      scope="email"
      label={texts.change}
      labels={LABELS}
      action={texts.send}
      acting={texts.sending}
      send={send}
      onClose={onClose}
    >
      <EmailField
        label={texts.newEmail}
        hint={texts.hint}
        autoComplete="email"
        autoFocus
        error={errorAt(errors, 'email')}
        {...form.register('email', { validate: (typed) => ruleText(emailProblem(typed ?? '')) ?? true })}
      />
      <CurrentPasswordField
        kind={kind}
        error={errorAt(errors, 'currentPassword')}
        {...form.register('currentPassword', { required: ruleTexts.required })}
      />
    </AccountForm>
  );
}
