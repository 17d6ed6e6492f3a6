import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { deletionTexts as texts } from '#texts/rights.ts';
import { Wrapped } from '#web/components/breakable.tsx';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { PasswordField } from '#web/components/password-field.tsx';
import { forgetLook } from '#web/features/hiring/last-look.ts';
import { call } from '#web/lib/api-client.ts';
import { contractResolver } from '#web/lib/contract-form.ts';
import { errorAt, showFailure, summaryErrors } from '#web/lib/form-errors.ts';
import { AccountSection } from '#web/pages/account/account-section.tsx';

const NAMES = ['password'] as const;
const FORM = 'deletion-form';

const resolver: Resolver<{ password: string }> = contractResolver({
  schema: async () => (await import('#contract/rights.ts')).AccountDeletion,
  fields: NAMES,
});

/** Final confirmation, which requires the password. */
function DeletionDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const form = useForm<{ password: string }>({ shouldFocusError: false, resolver });
  const navigate = useNavigate();
  const { register, formState, handleSubmit } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const submit = handleSubmit(async (body) => {
    try {
      // Nothing is left to read: a refetch would end the session before the navigation.
      await call('deleteAccount', { body }, { patched: true });
    } catch (failure) {
      showFailure(form, failure, NAMES, { otherwise: texts.wentWrong });
      return;
    }
    forgetLook();
    // That page clears the session: a protected area without a session would redirect to the home page.
    await navigate('/account-deleted', { replace: true, state: { deleted: true } });
  });
  return (
    <Dialog
      title={<Wrapped>{texts.question({ email })}</Wrapped>}
      size="narrow"
      onClose={onClose}
      foot={
        <>
          <Button type="submit" form={FORM} variant="danger-solid" busy={isSubmitting} busyLabel={texts.acting}>
            {texts.confirm}
          </Button>
          <Button variant="plain" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <FieldScope value="deletion">
        <form id={FORM} method="post" noValidate onSubmit={submit} className="stack gap-5" aria-label={texts.action}>
          <ErrorSummary errors={summaryErrors(errors, NAMES, { password: texts.password })} attempt={submitCount} />
          <p className="soft">{texts.cannot}</p>
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label={texts.password}
            autoFocus
            error={errorAt(errors, 'password')}
            {...register('password')}
          />
        </form>
      </FieldScope>
    </Dialog>
  );
}

/** Account deletion: lists what is deleted and what is kept before asking for confirmation. */
export function DeletionSection({ kind, email }: { kind: 'candidate' | 'recruiter'; email: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <AccountSection id="deletion" title={texts.title} lead={texts.lead}>
      <ul className="stack stack-s list-disc pl-5">
        {texts.what[kind].map((line) => (
          <li key={line} className="soft">
            {line}
          </li>
        ))}
      </ul>
      <div>
        <Button size="m" variant="danger" onClick={() => setAsking(true)}>
          {texts.action}
        </Button>
      </div>
      {asking ? <DeletionDialog email={email} onClose={() => setAsking(false)} /> : null}
    </AccountSection>
  );
}
