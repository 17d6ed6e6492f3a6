import { useMutation } from '@tanstack/react-query';
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
  const { mutate, isPending, error } = useMutation({
    mutationFn: (reason: string) => action.perform(reason),
    onSuccess: (message) => onDone(message),
  });
  return (
    <ConfirmDialog
      title={<span className="wrap-anywhere">{action.title}</span>}
      confirmLabel={action.confirm}
      busyLabel={action.busy}
      busy={isPending}
      tone={action.danger ? 'danger' : 'plain'}
      reason={
        action.reason ? { label: texts.reason, hint: texts.reasonHint, required: texts.reasonMissing } : undefined
      }
      error={error ? failureMessage(error) || texts.wentWrong : undefined}
      onConfirm={mutate}
      onClose={onClose}
    >
      {action.help}
    </ConfirmDialog>
  );
}
