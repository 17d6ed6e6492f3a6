import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { accountTexts } from '#texts/account.ts';
import { secondFactorTexts as texts } from '#texts/second-factor.ts';
import { PasswordField } from '#web/components/password-field.tsx';
import { QrCode } from '#web/components/qr-code.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { call } from '#web/lib/api-client.ts';
import { contractResolver } from '#web/lib/contract-form.ts';
import { errorAt } from '#web/lib/form-errors.ts';
import { AccountForm } from '#web/pages/account/account-form.tsx';

const LABELS = { password: accountTexts.currentPassword };

const bodyOf = ({ password }: { password: string }) => ({ step: 'begin', password }) as const;

const CODE_LABELS = { code: texts.code };

const confirmOf = ({ code }: { code: string }) => ({ step: 'confirm', code }) as const;

const schema = async () => (await import('#contract/administrators.ts')).SecondFactorStep;

const resolver: Resolver<{ password: string }> = contractResolver({ schema, bodyOf, fields: Object.keys(LABELS) });

const codeResolver: Resolver<{ code: string }> = contractResolver({
  schema,
  bodyOf: confirmOf,
  fields: Object.keys(CODE_LABELS),
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

interface ConfirmProps {
  secret: string;
  uri: string;
  onClose: () => void;
  onDone: (message: string, codes: readonly string[]) => void;
}

/** The secret for the authenticator app, as a QR code and as text, and the first code that confirms it. */
function SecondFactorConfirm({ secret, uri, onClose, onDone }: ConfirmProps) {
  const form = useForm<{ code: string }>({ shouldFocusError: false, resolver: codeResolver });
  const { errors } = form.formState;
  const send = async (values: { code: string }) => {
    const answer = await call('setUpSecondFactor', { body: confirmOf(values) });
    onDone(answer.message, answer.recoveryCodes ?? []);
  };
  return (
    <AccountForm
      form={form}
      scope="second-factor"
      label={texts.setUp}
      labels={CODE_LABELS}
      action={texts.confirm}
      acting={texts.confirming}
      send={send}
      onClose={onClose}
    >
      <p className="soft">{texts.scan}</p>
      <div className="flex flex-wrap items-center gap-6">
        <QrCode text={uri} label={texts.qrCode} />
        <div className="stack min-w-0 max-w-72 gap-2">
          <p className="small soft">{texts.orType}</p>
          <code className="num wrap-anywhere select-all font-semibold">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          <p className="small soft">{texts.kind}</p>
        </div>
      </div>
      <TextField
        label={texts.firstCode}
        hint={texts.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        autoFocus
        error={errorAt(errors, 'code')}
        {...form.register('code')}
      />
    </AccountForm>
  );
}
