import { useState } from 'react';
import { interviewTexts } from '#texts/recruiter.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { useReaderLanguage } from '#web/features/candidates/use-reader-language.ts';
import { CallFailed, call } from '#web/lib/api-client.ts';
import { dateTimeText } from '#web/lib/formats.ts';
import { inTurn } from '#web/lib/in-turn.ts';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';
import { useAnswered } from '#web/pages/recruiter/use-answered.ts';

const words = interviewTexts.cancel;

/** Cancels the interview of an application, which returns to accepted. */
export function CancelInterviewDialog({
  application,
  onClose,
  onCancelled = onClose,
}: {
  application: Pick<Application, '_id' | 'fullName' | 'candidateId' | 'interviewDetails'>;
  onClose: () => void;
  /** Called instead of `onClose` when it is cancelled. */
  onCancelled?: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const answered = useAnswered();
  const withReader = useReaderLanguage(application.candidateId);
  const { _id, fullName, interviewDetails: interview } = application;

  const cancel = async (reason: string) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { message, undoUntil, mailAt } = await inTurn(
        { _id: interview?._id ?? _id, version: interview?.version },
        async (version) => {
          const answer = await call('cancelInterview', { params: { applicationId: _id }, version, body: { reason } });
          return { ...answer, version: answer.data.version };
        },
      );
      answered(message, { ids: [_id], undoUntil, mailAt });
      onCancelled();
    } catch (problem) {
      setFailure((problem instanceof CallFailed && problem.message) || words.failed);
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      title={words.title({ name: fullName })}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      busyLabel={words.busy}
      busy={busy}
      error={failure}
      reason={{ label: words.reason, hint: withReader(words.hint), optional: true }}
      onConfirm={(reason) => void cancel(reason)}
      onClose={onClose}
    >
      {interview ? words.help({ when: dateTimeText(interview.interviewDateTime) }) : null}
    </ConfirmDialog>
  );
}
