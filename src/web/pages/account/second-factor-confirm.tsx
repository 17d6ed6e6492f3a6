import { useForm } from 'react-hook-form';
import { SENTENCES } from '#contract/rules.ts';
import { Button } from '#web/components/button.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { call } from '#web/lib/api-client.ts';
import { errorAt, showFailure, summaryErrors } from '#web/lib/form-errors.ts';
import { QrCode } from '#web/pages/account/qr-code.tsx';
import { accountWords } from '#web/words/en/account.ts';
import { secondFactorWords as words } from '#web/words/en/second-factor.ts';

const NAMES = ['code'] as const;
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
  const { register, formState, handleSubmit } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const submit = handleSubmit(async ({ code }) => {
    try {
      const answer = await call('setUpSecondFactor', { body: { step: 'confirm', code } });
      onDone(answer.message, answer.recoveryCodes ?? []);
    } catch (failure) {
      showFailure(form, failure, NAMES, { otherwise: accountWords.wentWrong });
    }
  });
  return (
    <FieldScope value="second-factor">
      <form method="post" noValidate onSubmit={submit} className="stack gap-5" aria-label={words.setUp}>
        <ErrorSummary errors={summaryErrors(errors, NAMES, LABELS)} attempt={submitCount} />
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
          {...register('code', { required: SENTENCES.required })}
        />
        <div className="row wrap">
          <Button type="submit" variant="primary" size="m" busy={isSubmitting} busyLabel={words.confirming}>
            {words.confirm}
          </Button>
          <Button size="m" onClick={onClose}>
            {accountWords.cancel}
          </Button>
        </div>
      </form>
    </FieldScope>
  );
}
