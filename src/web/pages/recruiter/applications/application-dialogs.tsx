import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { fillPlaceholders } from '#contract/placeholder-rules.ts';
import { LIMITS } from '#contract/rules.ts';
import { componentTexts } from '#texts/components.ts';
import { rejectTexts, reopenTexts } from '#texts/recruiter.ts';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { Notice } from '#web/components/notice.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { useReaderLanguage } from '#web/features/candidates/use-reader-language.ts';
import { knownIn, letterProblem, SavedTextsRow } from '#web/features/conversations/saved-texts-menu.tsx';
import { useDraft } from '#web/lib/drafts.ts';
import { errorAt } from '#web/lib/form-errors.ts';
import { placeholdersOf } from '#web/pages/recruiter/applications/placeholders-of.ts';
import { hasOpenOffer } from '#web/pages/recruiter/applications/statuses.ts';
import type { Question, StatusChange } from '#web/pages/recruiter/applications/use-application-actions.ts';
import { DraftNotice } from '#web/pages/recruiter/draft-notice.tsx';
import { CancelInterviewDialog } from '#web/pages/recruiter/interviews/cancel-interview-dialog.tsx';
import { InterviewDialog } from '#web/pages/recruiter/interviews/interview-dialog.tsx';
import { takeBack } from '#web/pages/recruiter/take-back.ts';

interface ApplicationDialogsProps {
  asked: Question;
  /** Resolves to the reason if refused, otherwise to undefined. */
  onConfirm: (change: StatusChange) => Promise<string | undefined>;
  onAskCancel: (application: Question['application']) => void;
  onClose: () => void;
}

/** The confirmation before an action on an application. */
export function ApplicationDialogs({ asked, onConfirm, onAskCancel, onClose }: ApplicationDialogsProps) {
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
  if (what === 'reopen') return <ReopenDialog application={application} onConfirm={onConfirm} onClose={onClose} />;
  return <RejectDialog application={application} onConfirm={onConfirm} onClose={onClose} />;
}

type StatusDialogProps = Pick<ApplicationDialogsProps, 'onConfirm' | 'onClose'> & Pick<Question, 'application'>;

/** Asks for confirmation before a reopening that withdraws an open offer. */
function ReopenDialog({ application, onConfirm, onClose }: StatusDialogProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const reopen = async () => {
    setBusy(true);
    setFailure(await onConfirm({ application, status: 'pending' }));
    setBusy(false);
  };
  return (
    <ConfirmDialog
      title={reopenTexts.title({ name: application.fullName })}
      confirmLabel={reopenTexts.confirm}
      busyLabel={reopenTexts.busy}
      busy={busy}
      error={failure}
      onConfirm={() => void reopen()}
      onClose={onClose}
    >
      {reopenTexts.help}
    </ConfirmDialog>
  );
}

/**
 * Asks for confirmation before a rejection, which the candidate receives by email. The reason survives failures and
 * reloads.
 */
function RejectDialog({ application, onConfirm, onClose }: StatusDialogProps) {
  const formId = useId();
  const form = useForm<{ reason: string }>({ defaultValues: { reason: '' } });
  const draft = useDraft(form, `reject:${application._id}`);
  const withReader = useReaderLanguage(application.candidateId);
  const [failure, setFailure] = useState<string>();
  const { errors, isSubmitting } = form.formState;
  const error = errorAt(errors, 'reason');
  const values = placeholdersOf(application);
  const filled = knownIn(values);
  const reject = async ({ reason }: { reason: string }) => {
    setFailure(undefined);
    const words = fillPlaceholders(reason.trim(), values);
    const afterUndo = takeBack(`reject:${application._id}`, { reason });
    const refused = await onConfirm({ application, status: 'rejected', reason: words, afterUndo });
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
      {hasOpenOffer(application) ? <Notice tone="amber">{rejectTexts.openOffer}</Notice> : null}
      <div className="soft">{rejectTexts.help}</div>
      <DraftNotice draft={draft} form={form} />
      <FieldScope value="reject">
        <form id={formId} noValidate className="stack gap-5" onSubmit={form.handleSubmit(reject)}>
          <TextArea
            label={rejectTexts.reason}
            hint={withReader(rejectTexts.hint)}
            optional
            error={error}
            maxLength={LIMITS.reason}
            {...form.register('reason', { validate: (typed) => letterProblem(typed, filled) })}
          />
          <SavedTextsRow
            text={useWatch({ control: form.control, name: 'reason' })}
            values={values}
            later={filled}
            error={error}
            onInsert={(text) => form.setValue('reason', text, { shouldDirty: true })}
          />
        </form>
      </FieldScope>
    </Dialog>
  );
}
