import { type Resolver, useForm } from 'react-hook-form';
import { ADMIN_ROLES, type AdminRole } from '#contract/vocabularies.ts';
import { administratorTexts as texts } from '#texts/admin-administrators.ts';
import { userTypeTexts } from '#texts/vocabularies.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { EmailField } from '#web/components/email-field.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { Segmented } from '#web/components/radio-group.tsx';
import { call } from '#web/lib/api-client.ts';
import { contractResolver } from '#web/lib/contract-form.ts';
import { errorAt, showFailure, summaryErrors } from '#web/lib/form-errors.ts';
import { labelled } from '#web/lib/labels.ts';
import { useRequestKey } from '#web/lib/request-key.ts';

const NAMES = ['email', 'role'] as const;
const LABELS = { email: texts.columns.email, role: texts.columns.role };
const FORM = 'invite-form';

interface Values {
  email: string;
  role: AdminRole;
}

const resolver: Resolver<Values> = contractResolver({
  schema: async () => (await import('#contract/administrators.ts')).AdminInvitationForm,
  fields: NAMES,
});

interface InviteDialogProps {
  onDone: (message: string) => void;
  onClose: () => void;
}

/** Invites a new administrator by email. */
export function InviteDialog({ onDone, onClose }: InviteDialogProps) {
  const form = useForm<Values>({
    shouldFocusError: false,
    defaultValues: { email: '', role: 'Admin' },
    resolver,
  });
  const headersFor = useRequestKey();
  const { register, formState, handleSubmit, watch } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const submit = handleSubmit(async (body) => {
    try {
      const { email } = await call('inviteAdmin', { body }, { headers: headersFor(body) });
      onDone(texts.invited({ email }));
    } catch (failure) {
      showFailure(form, failure, NAMES, { otherwise: texts.wentWrong });
    }
  });
  return (
    <Dialog
      title={texts.invite}
      size="narrow"
      onClose={onClose}
      foot={
        <>
          <Button type="submit" form={FORM} variant="primary" busy={isSubmitting} busyLabel={texts.inviting}>
            {texts.sendInvitation}
          </Button>
          <Button variant="plain" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <FieldScope value="invite">
        <form id={FORM} method="post" noValidate onSubmit={submit} className="stack gap-5" aria-label={texts.invite}>
          <ErrorSummary errors={summaryErrors(errors, NAMES, LABELS)} attempt={submitCount} />
          <EmailField
            label={texts.columns.email}
            hint={texts.inviteHint}
            autoComplete="off"
            error={errorAt(errors, 'email')}
            {...register('email')}
          />
          <Segmented
            label={texts.columns.role}
            choices={labelled(ADMIN_ROLES, userTypeTexts)}
            block
            {...register('role')}
            value={watch('role')}
          />
          <p className="small soft">{texts.roleHelp[watch('role')]}</p>
        </form>
      </FieldScope>
    </Dialog>
  );
}
