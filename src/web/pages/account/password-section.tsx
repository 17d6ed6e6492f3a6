import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { LIMITS, passwordProblem } from '#contract/rules.ts';
import { accountTexts, passwordTexts as texts } from '#texts/account.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { PasswordField } from '#web/components/password-field.tsx';
import { call } from '#web/lib/api-client.ts';
import { contractResolver } from '#web/lib/contract-form.ts';
import { errorAt } from '#web/lib/form-errors.ts';
import type { UserKind } from '#web/lib/session.ts';
import { AccountForm } from '#web/pages/account/account-form.tsx';
import { AccountSection } from '#web/pages/account/account-section.tsx';
import { CurrentPasswordField } from '#web/pages/account/current-password-field.tsx';
import { useOpened } from '#web/pages/account/opened.ts';

const LABELS = { currentPassword: accountTexts.currentPassword, password: texts.newPassword };
type Values = Record<keyof typeof LABELS, string>;

interface PasswordFormProps {
  kind: UserKind;
  /** The new password must differ from it, and password managers use it as the username. */
  email: string;
  onClose: () => void;
  /** Called with the server's message. */
  onDone: (message: string) => void;
}

function PasswordForm({ kind, email, onClose, onDone }: PasswordFormProps) {
  const least = kind === 'admin' ? LIMITS.adminPasswordMin : LIMITS.passwordMin;
  const form = useForm<Values>({
    shouldFocusError: false,
    resolver: contractResolver({
      schema: async () => (await import('#contract/own-account.ts')).PasswordChange,
      fields: Object.keys(LABELS),
      also: ({ password }) => [['password', passwordProblem(password, { email, least })]],
    }),
  });
  const { errors } = form.formState;
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
        {...form.register('currentPassword')}
      />
      <PasswordField
        label={texts.newPassword}
        hint={texts.hint({ least })}
        autoComplete="new-password"
        maxLength={LIMITS.passwordMax}
        error={errorAt(errors, 'password')}
        {...form.register('password')}
      />
    </AccountForm>
  );
}

/** Password change. */
export function PasswordSection({ kind, email }: { kind: UserKind; email: string }) {
  const { open, wasOpen, show, close } = useOpened('password');
  const [done, setDone] = useState<string>();
  return (
    <AccountSection id="password" title={texts.title} lead={texts.lead}>
      {done ? <Notice tone="green" live="status" title={done} /> : null}
      {open ? (
        <PasswordForm
          kind={kind}
          email={email}
          onClose={close}
          onDone={(message) => {
            setDone(message);
            close();
          }}
        />
      ) : (
        <div>
          <Button
            size="m"
            autoFocus={wasOpen}
            onClick={() => {
              setDone(undefined);
              show();
            }}
          >
            {texts.change}
          </Button>
        </div>
      )}
    </AccountSection>
  );
}
