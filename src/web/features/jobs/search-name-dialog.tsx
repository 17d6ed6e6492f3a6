import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { LIMITS } from '#contract/rules.ts';
import { savedSearchTexts as texts } from '#texts/saved.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { CallFailed } from '#web/lib/api-client.ts';

interface SearchNameDialogProps {
  /** The id prefix that separates its fields from those of the page. */
  scope: string;
  title: string;
  /** The button's text. */
  action: string;
  name: string;
  hint?: string;
  /** Rendered before and after the name. */
  before?: ReactNode;
  after?: ReactNode;
  /** Sends the name and the other fields; closes the dialog on success. A failure is shown at the name or above it. */
  send: (name: string, typed: FormData) => Promise<void>;
  onClose: () => void;
}

/** Asks for the name of a search. Mounted means open. */
export function SearchNameDialog({
  scope,
  title,
  action,
  name,
  hint,
  before,
  after,
  send,
  onClose,
}: SearchNameDialogProps) {
  const [refused, setRefused] = useState<{ message: string; name?: string }>();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const form = useId();

  const refuse = (problem: { message: string; name?: string }) => {
    setRefused(problem);
    setAttempt(attempt + 1);
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    const wanted = String(typed.get('name') ?? '').trim();
    if (wanted === '') return refuse({ message: texts.nameMissing, name: texts.nameMissing });
    setBusy(true);
    setRefused(undefined);
    try {
      await send(wanted, typed);
    } catch (failure) {
      setBusy(false);
      const known = failure instanceof CallFailed ? failure : undefined;
      const name = known?.fields.name;
      refuse(name ? { message: `${texts.name}: ${name}`, name } : { message: known?.message ?? texts.notSaved });
    }
  };
  const errors = refused ? [{ ...(refused.name && { name: 'name' }), message: refused.message }] : [];
  return (
    <FieldScope value={scope}>
      <Dialog
        title={title}
        size="narrow"
        onClose={onClose}
        foot={
          <>
            <Button type="submit" form={form} variant="primary" busy={busy} busyLabel={texts.saving}>
              {action}
            </Button>
            <Button onClick={onClose}>{texts.cancel}</Button>
          </>
        }
      >
        <form id={form} noValidate onSubmit={submit} className="stack gap-5">
          <ErrorSummary attempt={attempt} errors={errors} />
          {before}
          <TextField
            label={texts.name}
            name="name"
            hint={hint}
            required
            maxLength={LIMITS.searchName}
            autoComplete="off"
            defaultValue={name}
            error={refused?.name}
          />
          {after}
        </form>
      </Dialog>
    </FieldScope>
  );
}
