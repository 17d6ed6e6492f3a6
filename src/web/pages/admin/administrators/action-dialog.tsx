import { useState } from 'react';
import { administratorTexts as texts } from '#texts/admin-administrators.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { failureMessage } from '#web/lib/form-errors.ts';
import type { Action } from '#web/pages/admin/administrators/actions.ts';

interface ActionDialogProps {
  action: Action;
  onDone: (message: string) => void;
  onClose: () => void;
}

/** Asks before an action, does it, and stays with the server's sentence when it is refused. */
export function ActionDialog({ action, onDone, onClose }: ActionDialogProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const perform = async (reason: string) => {
    setBusy(true);
    setError(undefined);
    try {
      onDone(await action.perform(reason));
    } catch (failure) {
      setError(failureMessage(failure) || texts.wentWrong);
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      title={<span className="wrap-anywhere">{action.title}</span>}
      confirmLabel={action.confirm}
      busyLabel={action.busy}
      busy={busy}
      tone={action.danger ? 'danger' : 'plain'}
      reason={
        action.reason ? { label: texts.reason, hint: texts.reasonHint, required: texts.reasonMissing } : undefined
      }
      error={error}
      onConfirm={perform}
      onClose={onClose}
    >
      {action.help}
    </ConfirmDialog>
  );
}
