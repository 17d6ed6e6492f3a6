import { useState } from 'react';
import { administratorTexts as texts } from '#texts/admin-administrators.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { saidBy } from '#web/lib/form-errors.ts';
import type { Act } from '#web/pages/admin/administrators/acts.ts';

interface ActDialogProps {
  act: Act;
  onDone: (message: string) => void;
  onClose: () => void;
}

/** Asks before an act, does it, and stays with the server's sentence when it is refused. */
export function ActDialog({ act, onDone, onClose }: ActDialogProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const perform = async (reason: string) => {
    setBusy(true);
    setError(undefined);
    try {
      onDone(await act.perform(reason));
    } catch (failure) {
      setError(saidBy(failure) || texts.wentWrong);
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      title={<span className="wrap-anywhere">{act.title}</span>}
      confirmLabel={act.confirm}
      busyLabel={act.busy}
      busy={busy}
      tone={act.danger ? 'danger' : 'plain'}
      reason={act.reason ? { label: texts.reason, hint: texts.reasonHint, required: texts.reasonMissing } : undefined}
      error={error}
      onConfirm={perform}
      onClose={onClose}
    >
      {act.help}
    </ConfirmDialog>
  );
}
