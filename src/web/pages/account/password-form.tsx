import { useForm } from 'react-hook-form';
import { LIMITS, passwordProblem, SENTENCES } from '#contract/rules.ts';
import { Button } from '#web/components/button.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { PasswordField } from '#web/components/password-field.tsx';
import { call } from '#web/lib/api-client.ts';
import { errorAt, showFailure, summaryErrors } from '#web/lib/form-errors.ts';
import type { UserKind } from '#web/lib/session.ts';
import { CurrentPasswordField } from '#web/pages/account/current-password-field.tsx';
import { accountWords, passwordWords as words } from '#web/words/en/account.ts';

const NAMES = ['currentPassword', 'password'] as const;
const LABELS = { currentPassword: accountWords.currentPassword, password: words.newPassword };

interface PasswordFormProps {
  kind: UserKind;
  /** The password must not be this, and password managers file it under it. */
  email: string;
  onClose: () => void;
  /** Told the server's sentence. */
  onDone: (message: string) => void;
}

export function PasswordForm({ kind, email, onClose, onDone }: PasswordFormProps) {
  const form = useForm<{ currentPassword: string; password: string }>({ shouldFocusError: false });
  const { register, formState, handleSubmit } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const least = kind === 'admin' ? LIMITS.adminPasswordMin : LIMITS.passwordMin;
  const submit = handleSubmit(async (body) => {
    try {
      onDone((await call('changePassword', { body })).message);
    } catch (failure) {
      showFailure(form, failure, NAMES, { otherwise: accountWords.wentWrong });
    }
  });
  return (
    <FieldScope value="password">
      <form method="post" noValidate onSubmit={submit} className="stack gap-5" aria-label={words.change}>
        <ErrorSummary errors={summaryErrors(errors, NAMES, LABELS)} attempt={submitCount} />
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <CurrentPasswordField
          kind={kind}
          autoFocus
          error={errorAt(errors, 'currentPassword')}
          {...register('currentPassword', { required: SENTENCES.required })}
        />
        <PasswordField
          label={words.newPassword}
          hint={words.hint(least)}
          autoComplete="new-password"
          maxLength={LIMITS.passwordMax}
          error={errorAt(errors, 'password')}
          {...register('password', { validate: (typed) => passwordProblem(typed ?? '', { email, least }) ?? true })}
        />
        <div className="row wrap">
          <Button type="submit" variant="primary" size="m" busy={isSubmitting} busyLabel={words.saving}>
            {words.save}
          </Button>
          <Button size="m" onClick={onClose}>
            {accountWords.cancel}
          </Button>
        </div>
      </form>
    </FieldScope>
  );
}
