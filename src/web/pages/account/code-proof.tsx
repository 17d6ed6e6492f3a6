import { useForm } from 'react-hook-form';
import { SENTENCES } from '#contract/rules.ts';
import { Button } from '#web/components/button.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { PasswordField } from '#web/components/password-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { errorAt, showFailure, summaryErrors } from '#web/lib/form-errors.ts';
import { accountWords } from '#web/words/en/account.ts';
import { secondFactorWords as words } from '#web/words/en/second-factor.ts';

const NAMES = ['password', 'code'] as const;
const LABELS = { password: accountWords.currentPassword, code: words.code };
type Proof = Record<(typeof NAMES)[number], string>;

interface CodeProofProps {
  email: string;
  act: string;
  acting: string;
  danger?: boolean;
  send: (proof: Proof) => Promise<void>;
  onClose: () => void;
}

/** Password and code, before something about the second factor changes. */
export function CodeProof({ email, act, acting, danger, send, onClose }: CodeProofProps) {
  const form = useForm<Proof>({ shouldFocusError: false });
  const { register, formState, handleSubmit } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const submit = handleSubmit(async (proof) => {
    try {
      await send(proof);
    } catch (failure) {
      showFailure(form, failure, NAMES, { otherwise: accountWords.wentWrong });
    }
  });
  return (
    <FieldScope value="second-factor">
      <form method="post" noValidate onSubmit={submit} className="stack gap-5" aria-label={act}>
        <ErrorSummary errors={summaryErrors(errors, NAMES, LABELS)} attempt={submitCount} />
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={accountWords.currentPassword}
          autoFocus
          error={errorAt(errors, 'password')}
          {...register('password', { required: SENTENCES.required })}
        />
        <TextField
          label={words.code}
          hint={words.codeOrRecovery}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          error={errorAt(errors, 'code')}
          {...register('code', { required: SENTENCES.required })}
        />
        <div className="row wrap">
          <Button
            type="submit"
            variant={danger ? 'danger-solid' : 'primary'}
            size="m"
            busy={isSubmitting}
            busyLabel={acting}
          >
            {act}
          </Button>
          <Button size="m" onClick={onClose}>
            {accountWords.cancel}
          </Button>
        </div>
      </form>
    </FieldScope>
  );
}
