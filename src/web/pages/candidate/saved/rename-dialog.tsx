import { type SubmitEvent, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { LIMITS, SENTENCES } from '#contract/rules.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { CallFailed, call } from '#web/lib/api-client.ts';
import type { SavedSearch } from '#web/pages/candidate/saved/load-saved-searches.ts';
import { savedSearchWords as words } from '#web/words/en/saved.ts';

/** Another name for a search. Mounted means open. */
export function RenameDialog({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const [error, setError] = useState<{ field?: string; message: string }>();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const form = useId();

  const refuse = (problem: { field?: string; message: string }) => {
    setError(problem);
    setAttempt(attempt + 1);
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (name === '') return refuse({ field: SENTENCES.required, message: SENTENCES.required });
    setBusy(true);
    setError(undefined);
    try {
      await call('changeSearch', { params: { id: search._id }, body: { name } });
      await revalidate();
      onClose();
      toast.done(words.renamed(name));
    } catch (failure) {
      setBusy(false);
      const known = failure instanceof CallFailed ? failure : undefined;
      refuse({ field: known?.fields.name, message: known?.message ?? words.notSaved });
    }
  };
  const errors = error
    ? [error.field ? { name: 'name', message: `${words.name}: ${error.field}` } : { message: error.message }]
    : [];
  return (
    <FieldScope value="rename-search">
      <Dialog
        title={words.renameTitle}
        size="narrow"
        onClose={onClose}
        foot={
          <>
            <Button type="submit" form={form} variant="primary" busy={busy} busyLabel={words.saving}>
              {words.rename}
            </Button>
            <Button onClick={onClose}>{words.cancel}</Button>
          </>
        }
      >
        <form id={form} noValidate onSubmit={submit} className="stack gap-5">
          <ErrorSummary attempt={attempt} errors={errors} />
          <TextField
            label={words.name}
            name="name"
            required
            maxLength={LIMITS.searchName}
            autoComplete="off"
            defaultValue={search.name}
            error={error?.field}
          />
        </form>
      </Dialog>
    </FieldScope>
  );
}
