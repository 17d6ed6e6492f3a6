import { useState } from 'react';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import type { Question } from '#web/pages/recruiter/applications/use-application-desk.ts';
import { CancelInterviewDialog } from '#web/pages/recruiter/interviews/cancel-interview-dialog.tsx';
import { InterviewDialog } from '#web/pages/recruiter/interviews/interview-dialog.tsx';
import type { Application } from '#web/pages/recruiter/load-dashboard.ts';
import { rejectWords } from '#web/words/en/recruiter.ts';

interface DeskDialogsProps {
  asked: Question;
  /** Answers why it was refused; nothing when it was done. */
  onReject: (application: Application, reason: string) => Promise<string | undefined>;
  onAskCancel: (application: Application) => void;
  onClose: () => void;
}

/** The question that stands before something is done to an application. */
export function DeskDialogs({ asked, onReject, onAskCancel, onClose }: DeskDialogsProps) {
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

/** Asks before an application is rejected: its candidate is told by mail. */
function RejectDialog({
  application,
  onReject,
  onClose,
}: Omit<DeskDialogsProps, 'asked' | 'onAskCancel'> & Pick<Question, 'application'>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const reject = async (reason: string) => {
    setBusy(true);
    setFailure(undefined);
    setFailure(await onReject(application, reason));
    setBusy(false);
  };
  return (
    <ConfirmDialog
      title={rejectWords.title(application.fullName)}
      reason={{ label: rejectWords.reason, hint: rejectWords.hint, optional: true }}
      confirmLabel={rejectWords.confirm}
      busyLabel={rejectWords.busy}
      busy={busy}
      error={failure}
      onConfirm={(reason) => void reject(reason)}
      onClose={onClose}
    >
      {rejectWords.help}
    </ConfirmDialog>
  );
}
