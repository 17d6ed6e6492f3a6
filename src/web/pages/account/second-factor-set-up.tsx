import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { accountTexts } from '#texts/account.ts';
import { secondFactorTexts as texts } from '#texts/second-factor.ts';
import { PasswordField } from '#web/components/password-field.tsx';
import { call } from '#web/lib/api-client.ts';
import { contractResolver } from '#web/lib/contract-form.ts';
import { errorAt } from '#web/lib/form-errors.ts';
import { AccountForm } from '#web/pages/account/account-form.tsx';
import { SecondFactorConfirm } from '#web/pages/account/second-factor-confirm.tsx';

const LABELS = { password: accountTexts.currentPassword };

const bodyOf = ({ password }: { password: string }) => ({ step: 'begin', password }) as const;

const resolver: Resolver<{ password: string }> = contractResolver({
  schema: async () => (await import('#contract/administrators.ts')).SecondFactorStep,
  bodyOf,
  fields: Object.keys(LABELS),
});

interface SetUpProps {
  email: string;
  onClose: () => void;
  /** Called with the server's message and the recovery codes. */
  onDone: (message: string, codes: readonly string[]) => void;
}

/** Two steps: the password, then the app with its first code. */
export function SecondFactorSetUp({ email, onClose, onDone }: SetUpProps) {
  const [begun, setBegun] = useState<{ secret: string; uri: string }>();
  const form = useForm<{ password: string }>({ shouldFocusError: false, resolver });
  const { errors } = form.formState;
  const send = async (values: { password: string }) => {
    const { secret = '', uri = '' } = await call('setUpSecondFactor', { body: bodyOf(values) });
    setBegun({ secret, uri });
  };
  if (begun) return <SecondFactorConfirm {...begun} onClose={onClose} onDone={onDone} />;
  return (
    <AccountForm
      form={form}
      scope="second-factor"
      label={texts.setUp}
      labels={LABELS}
      action={texts.begin}
      acting={texts.beginning}
      send={send}
      onClose={onClose}
    >
      <p className="soft">{texts.firstPassword}</p>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={accountTexts.currentPassword}
        autoFocus
        error={errorAt(errors, 'password')}
        {...form.register('password')}
      />
    </AccountForm>
  );
}
