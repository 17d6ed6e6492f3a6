import type { ReactNode } from 'react';
import { adminTexts } from '#texts/admin.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { needsReason, reasonDraft, type StatusRequest } from '#web/pages/admin/list/use-status-change.ts';

const words = adminTexts.statusChange;

interface BlockDialogProps {
  wish: StatusRequest<string> | undefined;
  /** What is blocked: an account or a job. */
  kind: 'account' | 'job';
  concerns?: ((ids: readonly string[], undoable: boolean) => ReactNode) | undefined;
  busy: boolean;
  /** Why the last attempt failed. */
  error: string | undefined;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks for confirmation before a block: names the target, explains the effect, and requires a reason. */
export function BlockDialog({ wish, kind, concerns, busy, error, onConfirm, onClose }: BlockDialogProps) {
  if (!wish) return null;
  const help = kind === 'account' ? words.accountHelp : words.jobHelp;
  return (
    <ConfirmDialog
      title={words.title({ status: wish.status, whom: wish.whom })}
      confirmLabel={words.confirm({ status: wish.status, whom: wish.code })}
      busy={busy}
      busyLabel={words.busy}
      error={error}
      reason={{
        label: words.reason,
        hint: kind === 'account' ? words.reasonHint : wish.alone ? words.jobReasonHintAlone : words.jobReasonHint,
        required: words.reasonMissing,
        keptAs: reasonDraft(wish.id),
      }}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <div className="stack stack-s">
        <p>{wish.left ? words.jobHelpLeft : wish.status === 'Block' ? help.Block : help['Black List']}</p>
        {needsReason(wish.before) ? null : concerns?.([wish.id], false)}
      </div>
    </ConfirmDialog>
  );
}
