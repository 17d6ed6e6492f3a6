import { useId, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { type Placeholder, SAVED_TEXT_PLACEHOLDERS } from '#contract/placeholder-rules.ts';
import { LIMITS } from '#contract/rules.ts';
import { savedTextTexts as texts } from '#texts/saved-texts.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useToast } from '#web/components/toasts.tsx';
import type { SavedText } from '#web/features/conversations/saved-texts.ts';
import { call } from '#web/lib/api-client.ts';
import { contractResolver } from '#web/lib/contract-form.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { errorAt, showFailure, summaryErrors } from '#web/lib/form-errors.ts';
import { refetchInvalidated } from '#web/lib/queries.ts';
import { useRequestKey } from '#web/lib/request-key.ts';
import { DraftNotice } from '#web/pages/recruiter/draft-notice.tsx';

interface Values {
  name: string;
  text: string;
}

const NAMES = ['name', 'text'] as const;
const LABELS = { name: texts.name, text: texts.text };

const resolver: Resolver<Values> = contractResolver({
  schema: async () => (await import('#contract/saved-texts.ts')).SavedTextForm,
  fields: NAMES,
});

/** Form for a new or an existing saved text. Mounted means open. */
export function SavedTextDialog({ saved, onClose }: { saved?: SavedText | undefined; onClose: () => void }) {
  const formId = useId();
  const toast = useToast();
  const headersFor = useRequestKey();
  const [busy, setBusy] = useState(false);
  // The values at the opening: a list refetched meanwhile does not change the form.
  const [begun] = useState<Values>({ name: saved?.name ?? '', text: saved?.text ?? '' });
  const form = useForm<Values>({ defaultValues: begun, shouldFocusError: false, resolver });
  const draft = useDraft(form, `saved-text:${saved?._id ?? ''}`, { base: begun });
  const { errors, submitCount } = form.formState;
  const { ref, ...text } = form.register('text');
  const area = useRef<HTMLTextAreaElement>(null);
  const close = () => {
    draft.drop();
    onClose();
  };
  const save = async (body: Values) => {
    if (busy) return;
    setBusy(true);
    try {
      if (saved) await call('changeSavedText', { params: { id: saved._id }, body });
      else await call('addSavedText', { body }, { headers: headersFor(body) });
      await refetchInvalidated();
      close();
      toast.done(texts.saved({ name: body.name.trim() }));
    } catch (failure) {
      showFailure(form, failure, NAMES, { otherwise: texts.notSaved });
      setBusy(false);
    }
  };
  /** Inserts at the cursor. */
  const insert = (placeholder: Placeholder) => {
    const at = area.current?.selectionStart ?? 0;
    const before = form.getValues('text');
    const inserted = `{${placeholder}}`;
    form.setValue('text', before.slice(0, at) + inserted + before.slice(at), { shouldDirty: true });
    area.current?.focus();
    area.current?.setSelectionRange(at + inserted.length, at + inserted.length);
  };
  return (
    <Dialog
      title={saved ? texts.editTitle({ name: saved.name }) : texts.addTitle}
      onClose={onClose}
      foot={
        <>
          <Button type="submit" form={formId} variant="primary" busy={busy} busyLabel={texts.saving}>
            {texts.save}
          </Button>
          <Button onClick={close}>{texts.cancel}</Button>
        </>
      }
    >
      <FieldScope value="saved-text">
        <form id={formId} noValidate className="stack gap-5" onSubmit={form.handleSubmit(save)}>
          <ErrorSummary errors={summaryErrors(errors, NAMES, LABELS, texts.asks)} attempt={submitCount} />
          <DraftNotice draft={draft} form={form} />
          <TextField
            label={texts.name}
            hint={texts.nameHint}
            error={errorAt(errors, 'name', texts.asks)}
            maxLength={LIMITS.savedTextName}
            autoComplete="off"
            {...form.register('name')}
          />
          <TextArea
            label={texts.text}
            error={errorAt(errors, 'text', texts.asks)}
            rows={8}
            maxLength={LIMITS.message}
            {...text}
            ref={(element) => {
              ref(element);
              area.current = element;
            }}
          />
          <div className="stack stack-s">
            <p className="small soft">{texts.placeholders}</p>
            <div className="row row-s wrap">
              {SAVED_TEXT_PLACEHOLDERS.map((placeholder) => (
                <Button key={placeholder} size="s" onClick={() => insert(placeholder)}>
                  {texts.placeholder[placeholder]}
                </Button>
              ))}
            </div>
          </div>
        </form>
      </FieldScope>
    </Dialog>
  );
}
