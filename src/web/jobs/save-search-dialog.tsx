import { type SubmitEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { LIMITS, SENTENCES } from '#contract/rules.ts';
import { Button } from '#web/components/button.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import { ChipList } from '#web/components/chips.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useToast } from '#web/components/toasts.tsx';
import type { JobSearch } from '#web/jobs/job-search.ts';
import { filtersOf, keptQueryOf, nameOf } from '#web/jobs/kept-search.ts';
import { CallFailed, call } from '#web/lib/api-client.ts';
import { useRequestKey } from '#web/lib/request-key.ts';
import { savedSearchWords as words } from '#web/words/en/saved.ts';

/** Asks what the search shall be called, and whether its new jobs are mailed. Mounted means open. */
export function SaveSearchDialog({ search, onClose }: { search: JobSearch; onClose: () => void }) {
  const [refused, setRefused] = useState<{ message: string; name?: string }>();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const headersFor = useRequestKey();
  const toast = useToast();
  const navigate = useNavigate();
  const form = useId();
  const query = keptQueryOf(search);
  const filters = filtersOf(query);

  const refuse = (problem: { message: string; name?: string }) => {
    setRefused(problem);
    setAttempt(attempt + 1);
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    const body = { name: String(typed.get('name') ?? '').trim(), query, daily: typed.get('daily') === 'on' };
    if (body.name === '') return refuse({ message: SENTENCES.required, name: SENTENCES.required });
    setBusy(true);
    setRefused(undefined);
    try {
      await call('keepSearch', { body }, { headers: headersFor(body) });
      onClose();
      toast.done(words.saved(body.name), { label: words.seeAll, onAct: () => void navigate('/saved-searches') });
    } catch (failure) {
      setBusy(false);
      const known = failure instanceof CallFailed ? failure : undefined;
      refuse({ message: known?.message ?? words.notSaved, name: known?.fields.name });
    }
  };
  return (
    <FieldScope value="save-search">
      <Dialog
        title={words.saveThis}
        size="narrow"
        onClose={onClose}
        foot={
          <>
            <Button type="submit" form={form} variant="primary" busy={busy} busyLabel={words.saving}>
              {words.save}
            </Button>
            <Button onClick={onClose}>{words.cancel}</Button>
          </>
        }
      >
        <form id={form} noValidate onSubmit={submit} className="stack gap-5">
          <ErrorSummary
            attempt={attempt}
            errors={
              refused
                ? [
                    refused.name
                      ? { name: 'name', message: `${words.name}: ${refused.name}` }
                      : { message: refused.message },
                  ]
                : []
            }
          />
          <ChipList items={filters.map(({ label }) => label)} />
          <TextField
            label={words.name}
            name="name"
            hint={words.nameHint}
            required
            maxLength={LIMITS.searchName}
            autoComplete="off"
            defaultValue={nameOf(filters)}
            error={refused?.name}
          />
          <Checkbox label={words.daily} name="daily" value="on" hint={words.dailyHint} />
        </form>
      </Dialog>
    </FieldScope>
  );
}
