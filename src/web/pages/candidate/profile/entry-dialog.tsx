import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { profileTexts as texts } from '#texts/profile.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { Notice } from '#web/components/notice.tsx';
import type { EntryForm } from '#web/pages/candidate/profile/use-entry-form.ts';

interface EntryDialogProps<T extends FieldValues> {
  title: string;
  /** Prefix that keeps its field ids apart from the page's. */
  scope: string;
  entry: EntryForm<T>;
  submitLabel?: string;
  busyLabel?: string;
  /** 0 to 1 while files are uploading. */
  progress?: { share: number | undefined; label: string; onCancel: () => void };
  /** Result of the last attempt, above the fields. */
  note?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog over the profile. Cancel discards the changes; closing the dialog keeps them as a draft. */
export function EntryDialog<T extends FieldValues>({
  title,
  scope,
  entry,
  submitLabel = texts.save,
  busyLabel = texts.saving,
  progress,
  note,
  onClose,
  children,
}: EntryDialogProps<T>) {
  const formId = useId();
  const cancel = () => {
    if (entry.busy && progress) return progress.onCancel();
    entry.drop();
    onClose();
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      foot={
        <>
          <Button type="submit" form={formId} variant="primary" busy={entry.busy} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
          <Button variant="plain" onClick={cancel}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <FieldScope value={scope}>
        <form id={formId} method="post" noValidate onSubmit={entry.submit} className="stack gap-5">
          <ErrorSummary {...entry.summary} />
          {entry.newer.length > 0 ? (
            <Notice tone="amber" title={texts.newer}>
              <ul>
                {entry.newer.map(({ name, label, saved }) => (
                  <li key={name} className="break-words">
                    {texts.newerField({ label, saved: saved || texts.newerEmpty })}
                  </li>
                ))}
              </ul>
            </Notice>
          ) : null}
          {note}
          {entry.restored ? <Notice live="status" title={texts.restored} /> : null}
          {children}
          {entry.busy && progress?.share !== undefined ? (
            <div className="progress">
              <progress value={progress.share} max={1} aria-label={progress.label} />
            </div>
          ) : null}
        </form>
      </FieldScope>
    </Dialog>
  );
}
