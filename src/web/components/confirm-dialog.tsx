import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { componentTexts } from '#texts/components.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { Notice } from '#web/components/notice.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { dropDraft, keepValues, keptValues } from '#web/lib/drafts.ts';

export interface ConfirmDialogProps {
  /** The question; it names the object of the action. */
  title: ReactNode;
  children?: ReactNode;
  /** The action with its object: "Delete job JOB1024". */
  confirmLabel: string;
  cancelLabel?: string;
  busyLabel?: string;
  busy?: boolean;
  /** Red for irreversible actions. */
  tone?: 'danger' | 'plain';
  /**
   * Asks for a reason. `required` is the error that blocks confirming without one. With `keptAs` the text survives Esc,
   * a reload and a rejected request; Cancel discards it, and the caller drops the draft after a successful send.
   */
  reason?: { label?: string; hint?: string; required?: string; optional?: boolean; keptAs?: string };
  /** Why the request was rejected; the dialog stays open. */
  error?: string;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

const keptText = (name: string | undefined): string => {
  const kept = name ? keptValues(name)?.reason : undefined;
  return typeof kept === 'string' ? kept : '';
};

/** Asks for confirmation before a destructive action. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel = componentTexts.cancel,
  busyLabel,
  busy = false,
  tone = 'danger',
  reason,
  error,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const keptAs = reason?.keptAs;
  const [text, setText] = useState(() => keptText(keptAs));
  const [missing, setMissing] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const confirm = () => {
    if (!reason?.required || text.trim() !== '') return onConfirm(text.trim());
    setMissing(true);
    area.current?.focus();
  };
  const type = (typed: string) => {
    setText(typed);
    if (keptAs && typed === '') dropDraft(keptAs);
    else if (keptAs) keepValues(keptAs, { reason: typed });
  };
  const cancel = () => {
    if (keptAs) dropDraft(keptAs);
    onClose();
  };
  return (
    <Dialog
      title={title}
      size="narrow"
      onClose={onClose}
      foot={
        <>
          <Button
            variant={tone === 'danger' ? 'danger-solid' : 'primary'}
            busy={busy}
            busyLabel={busyLabel}
            onClick={confirm}
          >
            {confirmLabel}
          </Button>
          <Button variant="plain" onClick={cancel}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      {error ? <Notice tone="red" live="alert" title={error} /> : null}
      {children ? <div className="soft">{children}</div> : null}
      {reason ? (
        <FieldScope value="confirm">
          {/* A form, so that the initial focus goes to its field. */}
          <form
            noValidate
            onSubmit={(event: SubmitEvent) => {
              event.preventDefault();
              confirm();
            }}
          >
            <TextArea
              name="reason"
              ref={area}
              label={reason.label ?? componentTexts.reasonLabel}
              hint={reason.hint}
              optional={reason.optional}
              error={missing && text.trim() === '' ? reason.required : undefined}
              value={text}
              onChange={(event) => type(event.target.value)}
            />
          </form>
        </FieldScope>
      ) : null}
    </Dialog>
  );
}
