import { useForm } from 'react-hook-form';
import { emailProblem, SENTENCES } from '#contract/rules.ts';
import { Button } from '#web/components/button.tsx';
import { EmailField } from '#web/components/email-field.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { call } from '#web/lib/api-client.ts';
import { errorAt, showFailure, summaryErrors } from '#web/lib/form-errors.ts';
import type { UserKind } from '#web/lib/session.ts';
import { CurrentPasswordField } from '#web/pages/account/current-password-field.tsx';
import { accountWords, emailWords as words } from '#web/words/en/account.ts';

const NAMES = ['email', 'currentPassword'] as const;
const LABELS = { email: words.newEmail, currentPassword: accountWords.currentPassword };

interface EmailFormProps {
  kind: UserKind;
  onClose: () => void;
  /** Told the server's sentence. */
  onDone: (message: string) => void;
}

/** Another address: it changes only once the link that goes there is opened. */
export function EmailForm({ kind, onClose, onDone }: EmailFormProps) {
  const form = useForm<{ email: string; currentPassword: string }>({ shouldFocusError: false });
  const { register, formState, handleSubmit } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const submit = handleSubmit(async (body) => {
    try {
      onDone((await call('changeEmail', { body })).message);
    } catch (failure) {
      showFailure(form, failure, NAMES, { otherwise: accountWords.wentWrong });
    }
  });
  return (
    <FieldScope value="email">
      <form method="post" noValidate onSubmit={submit} className="stack gap-5" aria-label={words.change}>
        <ErrorSummary errors={summaryErrors(errors, NAMES, LABELS)} attempt={submitCount} />
        <EmailField
          label={words.newEmail}
          hint={words.hint}
          autoComplete="email"
          autoFocus
          error={errorAt(errors, 'email')}
          {...register('email', { validate: (typed) => emailProblem(typed ?? '') ?? true })}
        />
        <CurrentPasswordField
          kind={kind}
          error={errorAt(errors, 'currentPassword')}
          {...register('currentPassword', { required: SENTENCES.required })}
        />
        <div className="row wrap">
          <Button type="submit" variant="primary" size="m" busy={isSubmitting} busyLabel={words.sending}>
            {words.send}
          </Button>
          <Button size="m" onClick={onClose}>
            {accountWords.cancel}
          </Button>
        </div>
      </form>
    </FieldScope>
  );
}
