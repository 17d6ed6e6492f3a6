import { useForm } from 'react-hook-form';
import { SENTENCES } from '#contract/rules.ts';
import { TextField } from '#web/components/text-field.tsx';
import { call } from '#web/lib/api-client.ts';
import { errorAt } from '#web/lib/form-errors.ts';
import { AccountForm } from '#web/pages/account/account-form.tsx';
import { QrCode } from '#web/pages/account/qr-code.tsx';
import { secondFactorWords as words } from '#web/words/en/second-factor.ts';

const LABELS = { code: words.code };

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
      label={words.setUp}
      labels={LABELS}
      act={words.confirm}
      acting={words.confirming}
      send={send}
      onClose={onClose}
    >
      <p className="soft">{words.scan}</p>
      <div className="flex flex-wrap items-center gap-6">
        <QrCode text={uri} label={words.qrCode} />
        <div className="stack min-w-0 max-w-72 gap-2">
          <p className="small soft">{words.orType}</p>
          <code className="num wrap-anywhere select-all font-semibold text-base">
            {secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </code>
          <p className="small soft">{words.kind}</p>
        </div>
      </div>
      <TextField
        label={words.firstCode}
        hint={words.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        autoFocus
        error={errorAt(errors, 'code')}
        {...form.register('code', { required: SENTENCES.required })}
      />
    </AccountForm>
  );
}
