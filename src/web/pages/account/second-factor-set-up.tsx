import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { SENTENCES } from '#contract/rules.ts';
import { Button } from '#web/components/button.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { PasswordField } from '#web/components/password-field.tsx';
import { call } from '#web/lib/api-client.ts';
import { errorAt, showFailure, summaryErrors } from '#web/lib/form-errors.ts';
import { SecondFactorConfirm } from '#web/pages/account/second-factor-confirm.tsx';
import { accountWords } from '#web/words/en/account.ts';
import { secondFactorWords as words } from '#web/words/en/second-factor.ts';

const NAMES = ['password'] as const;
const LABELS = { password: accountWords.currentPassword };

interface SetUpProps {
  email: string;
  onClose: () => void;
  /** Told the server's sentence and the recovery codes. */
  onDone: (message: string, codes: readonly string[]) => void;
}

/** Two steps: the password, then the app with its first code. */
export function SecondFactorSetUp({ email, onClose, onDone }: SetUpProps) {
  const [begun, setBegun] = useState<{ secret: string; uri: string }>();
  const form = useForm<{ password: string }>({ shouldFocusError: false });
  const { register, formState, handleSubmit } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const submit = handleSubmit(async ({ password }) => {
    try {
      const { secret = '', uri = '' } = await call('setUpSecondFactor', { body: { step: 'begin', password } });
      setBegun({ secret, uri });
    } catch (failure) {
      showFailure(form, failure, NAMES, { otherwise: accountWords.wentWrong });
    }
  });
  if (begun) return <SecondFactorConfirm {...begun} onClose={onClose} onDone={onDone} />;
  return (
    <FieldScope value="second-factor">
      <form method="post" noValidate onSubmit={submit} className="stack gap-5" aria-label={words.setUp}>
        <ErrorSummary errors={summaryErrors(errors, NAMES, LABELS)} attempt={submitCount} />
        <p className="soft">{words.firstPassword}</p>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={accountWords.currentPassword}
          autoFocus
          error={errorAt(errors, 'password')}
          {...register('password', { required: SENTENCES.required })}
        />
        <div className="row wrap">
          <Button type="submit" variant="primary" size="m" busy={isSubmitting} busyLabel={words.beginning}>
            {words.begin}
          </Button>
          <Button size="m" onClick={onClose}>
            {accountWords.cancel}
          </Button>
        </div>
      </form>
    </FieldScope>
  );
}
