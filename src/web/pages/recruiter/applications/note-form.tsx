import { useEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { LIMITS } from '#contract/rules.ts';
import { noteTexts as texts } from '#texts/recruiter-actions.ts';
import { Button } from '#web/components/button.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { contractResolver } from '#web/lib/contract-form.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { errorAt } from '#web/lib/form-errors.ts';

const resolver: Resolver<{ text: string }> = contractResolver({
  schema: async () => (await import('#contract/applications.ts')).NoteForm,
  fields: ['text'],
});

interface NoteFormProps {
  /** Tells the fields of two such forms apart. */
  name: string;
  /** The draft's name. */
  draft: string;
  /** The existing text. */
  text?: string;
  label: string;
  hint?: string;
  submit: string;
  busy: string;
  /** Resolves to the reason if refused, otherwise to undefined. */
  onSave: (text: string) => Promise<string | undefined>;
  /** Cancels; without it there is no Cancel button. */
  onCancel?: () => void;
}

/** The text of a note. It survives failures and reloads. */
export function NoteForm({ name, draft: key, text = '', label, hint, submit, busy, onSave, onCancel }: NoteFormProps) {
  const [begun] = useState({ text });
  const form = useForm<{ text: string }>({ defaultValues: begun, resolver });
  const draft = useDraft(form, key, { base: begun });
  const { errors, isSubmitting } = form.formState;
  const whole = useRef<HTMLFormElement>(null);
  const opensOver = onCancel !== undefined;
  useEffect(() => {
    // The form replaced the button that opened it.
    if (!opensOver) return;
    form.setFocus('text');
    whole.current?.scrollIntoView({ block: 'nearest' });
  }, [form, opensOver]);
  const send = async ({ text: typed }: { text: string }) => {
    const refused = await onSave(typed);
    if (refused !== undefined) return form.setError('text', { type: 'server', message: refused });
    draft.forget();
    form.reset();
  };
  return (
    <FieldScope value={name}>
      <form ref={whole} noValidate className="stack gap-3" onSubmit={form.handleSubmit(send)}>
        <TextArea
          label={label}
          hint={hint}
          rows={3}
          maxLength={LIMITS.note}
          error={errorAt(errors, 'text')}
          {...form.register('text')}
        />
        <div className="row row-s">
          <Button type="submit" size="m" busy={isSubmitting} busyLabel={busy}>
            {submit}
          </Button>
          {onCancel ? (
            <Button
              variant="quiet"
              size="m"
              onClick={() => {
                draft.drop();
                onCancel();
              }}
            >
              {texts.cancel}
            </Button>
          ) : null}
        </div>
      </form>
    </FieldScope>
  );
}
