import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { LIMITS } from '#contract/rules.ts';
import { componentTexts } from '#texts/components.ts';
import { rejectTexts } from '#texts/recruiter.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { Notice } from '#web/components/notice.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { useReaderLanguage } from '#web/features/candidates/use-reader-language.ts';
import { SavedTextsRow } from '#web/features/conversations/saved-texts-menu.tsx';
import { useDraft } from '#web/lib/drafts.ts';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';
import { placeholdersOf } from '#web/pages/recruiter/applications/placeholders-of.ts';
import type { Question } from '#web/pages/recruiter/applications/use-application-actions.ts';
import { DraftNotice } from '#web/pages/recruiter/draft-notice.tsx';
import { CancelInterviewDialog } from '#web/pages/recruiter/interviews/cancel-interview-dialog.tsx';
import { InterviewDialog } from '#web/pages/recruiter/interviews/interview-dialog.tsx';

interface DeskDialogsProps {
  asked: Question;
  /** Resolves to the reason if refused, otherwise to undefined. */
  onReject: (application: Application, reason: string) => Promise<string | undefined>;
  onAskCancel: (application: Application) => void;
  onClose: () => void;
}

/** The confirmation before an action on an application. */
export function ApplicationDialogs({ asked, onReject, onAskCancel, onClose }: DeskDialogsProps) {
  const { application, what, interview } = asked;
  if (what === 'cancel interview') return <CancelInterviewDialog application={application} onClose={onClose} />;
  if (what === 'interview') {
    return (
      <InterviewDialog
        application={application}
        standing={interview}
        onCancelInterview={() => onAskCancel(application)}
        onClose={onClose}
      />
    );
  }
  return <RejectDialog application={application} onReject={onReject} onClose={onClose} />;
}

/**
 * Asks for confirmation before a rejection, which the candidate receives by email. The reason survives failures and
 * reloads.
 */
function RejectDialog({
  application,
  onReject,
  onClose,
}: Omit<DeskDialogsProps, 'asked' | 'onAskCancel'> & Pick<Question, 'application'>) {
  const formId = useId();
  const form = useForm<{ reason: string }>({ defaultValues: { reason: '' } });
  const draft = useDraft(form, `reject:${application._id}`);
  const withReader = useReaderLanguage(application.candidateId);
  const [failure, setFailure] = useState<string>();
  const { isSubmitting } = form.formState;
  const reject = async ({ reason }: { reason: string }) => {
    setFailure(undefined);
    const refused = await onReject(application, reason.trim());
    if (refused === undefined) draft.drop();
    else setFailure(refused);
  };
  const cancel = () => {
    draft.drop();
    onClose();
  };
  return (
    <Dialog
      title={rejectTexts.title({ name: application.fullName })}
      size="narrow"
      onClose={onClose}
      foot={
        <>
          <Button type="submit" form={formId} variant="danger-solid" busy={isSubmitting} busyLabel={rejectTexts.busy}>
            {rejectTexts.confirm}
          </Button>
          <Button variant="plain" onClick={cancel}>
            {componentTexts.cancel}
          </Button>
        </>
      }
    >
      {failure ? <Notice tone="red" live="alert" title={failure} /> : null}
      <div className="soft">{rejectTexts.help}</div>
      <DraftNotice draft={draft} form={form} />
      <FieldScope value="reject">
        <form id={formId} noValidate className="stack gap-5" onSubmit={form.handleSubmit(reject)}>
          <TextArea
            label={rejectTexts.reason}
            hint={withReader(rejectTexts.hint)}
            optional
            maxLength={LIMITS.reason}
            {...form.register('reason')}
          />
          <SavedTextsRow
            text={useWatch({ control: form.control, name: 'reason' })}
            values={placeholdersOf(application)}
            onInsert={(text) => form.setValue('reason', text, { shouldDirty: true })}
          />
        </form>
      </FieldScope>
    </Dialog>
  );
}
