import { useForm } from 'react-hook-form';
import { ruleTexts } from '#texts/rules.ts';
import { secondFactorTexts as texts } from '#texts/second-factor.ts';
import { TextField } from '#web/components/text-field.tsx';
import { call } from '#web/lib/api-client.ts';
import { errorAt } from '#web/lib/form-errors.ts';
import { AccountForm } from '#web/pages/account/account-form.tsx';
import { QrCode } from '#web/pages/account/qr-code.tsx';

const LABELS = { code: texts.code };

interface ConfirmProps {
  secret: string;
  uri: string;
  onClose: () => void;
  onDone: (message: string, codes: readonly string[]) => void;
}

/** The secret for the app, as a picture and to type, and the first code that proves it arrived. */
export function SecondFactorConfirm({ secret, uri, onClose, onDone }: ConfirmProps) {
  const form = useForm<{ code: string }>({ shouldFocusError: false });
  const { errors } = form.formState;
  const send = async ({ code }: { code: string }) => {
    const answer = await call('setUpSecondFactor', { body: { step: 'confirm', code } });
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
          <code className="num wrap-anywhere select-all font-semibold text-base">
            {secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </code>
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
        {...form.register('code', { required: ruleTexts.required })}
      />
    </AccountForm>
  );
}
