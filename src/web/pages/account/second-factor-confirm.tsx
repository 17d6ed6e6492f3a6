import { type Resolver, useForm } from 'react-hook-form';
import { secondFactorTexts as texts } from '#texts/second-factor.ts';
import { QrCode } from '#web/components/qr-code.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { call } from '#web/lib/api-client.ts';
import { contractResolver } from '#web/lib/contract-form.ts';
import { errorAt } from '#web/lib/form-errors.ts';
import { AccountForm } from '#web/pages/account/account-form.tsx';

const LABELS = { code: texts.code };

const bodyOf = ({ code }: { code: string }) => ({ step: 'confirm', code }) as const;

const resolver: Resolver<{ code: string }> = contractResolver({
  schema: async () => (await import('#contract/administrators.ts')).SecondFactorStep,
  bodyOf,
  fields: Object.keys(LABELS),
});

interface ConfirmProps {
  secret: string;
  uri: string;
  onClose: () => void;
  onDone: (message: string, codes: readonly string[]) => void;
}

/** The secret for the authenticator app, as a QR code and as text, and the first code that confirms it. */
export function SecondFactorConfirm({ secret, uri, onClose, onDone }: ConfirmProps) {
  const form = useForm<{ code: string }>({ shouldFocusError: false, resolver });
  const { errors } = form.formState;
  const send = async (values: { code: string }) => {
    const answer = await call('setUpSecondFactor', { body: bodyOf(values) });
    onDone(answer.message, answer.recoveryCodes ?? []);
  };
  return (
    <AccountForm
      form={form}
      scope="second-factor"
      label={texts.setUp}
      labels={LABELS}
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
