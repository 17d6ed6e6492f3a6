import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { candidateTexts as texts } from '#texts/admin-candidates.ts';
import { useToast } from '#web/components/toasts.tsx';
import { nameOf } from '#web/features/candidates/candidate-queries.ts';
import { CallFailed, call } from '#web/lib/api-client.ts';
import { contractResolver } from '#web/lib/contract-form.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { errorAt, showFailure } from '#web/lib/form-errors.ts';
import { patchHeld } from '#web/lib/patch-held.ts';
import { onSessionChange, readSession } from '#web/lib/session.ts';
import { type CandidateRow, HELD } from '#web/pages/admin/candidates/candidate-queries.ts';

const NAMES = ['email', 'phone', 'applyFor'] as const;
export type EditedField = (typeof NAMES)[number];

const valuesOf = (row: CandidateRow): Record<EditedField, string> => ({
  email: row.email ?? '',
  phone: row.phone ?? '',
  applyFor: row.applyFor ?? '',
});

/** The request body: only the fields that differ from the server's values. */
const changedIn = (
  typed: Readonly<Record<EditedField, string>>,
  now: Readonly<Record<EditedField, string>>,
): Partial<Record<EditedField, string>> =>
  Object.fromEntries(NAMES.filter((key) => typed[key] !== now[key]).map((key) => [key, typed[key]]));

/** Toasts about rows left with unsaved changes; dismissed when the row is edited again. */
const told = new Map<string, () => void>();

/** State of a row in inline editing: values, errors, saving and cancelling. */
export function useCandidateEdit(row: CandidateRow, close: () => void) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  /** The server's values: the row, or its newer version after a conflict. */
  const [base, setBase] = useState(row);
  const now = valuesOf(base);
  /** The values when editing began. */
  const [begun] = useState(now);
  const form = useForm({
    defaultValues: begun,
    shouldFocusError: true,
    resolver: contractResolver({
      schema: async () => (await import('#contract/candidates.ts')).CandidateEdit,
      bodyOf: (typed) => changedIn(typed, now),
      fields: NAMES,
    }),
  });
  const { errors, isDirty } = form.formState;
  const draft = useDraft(form, `candidate-${row._id}`, { base: begun });
  /** Unsaved changes exist: a toast says that they are kept when the user sorts, filters or leaves. */
  const unsaved = useRef(false);
  const tell = useEffectEvent(() => {
    if (!unsaved.current || !readSession()) return;
    const close = toast.error(texts.unsaved({ name: nameOf(row) }));
    // It names a person, so it does not outlive the session.
    const stop = onSessionChange(() => {
      if (!readSession()) close();
    });
    told.set(row._id, () => {
      stop();
      close();
    });
  });
  useEffect(() => {
    told.get(row._id)?.();
    told.delete(row._id);
  }, [row._id]);
  useEffect(() => {
    unsaved.current = isDirty;
  }, [isDirty]);
  useEffect(() => () => tell(), []);
  const end = () => {
    unsaved.current = false;
    draft.drop();
    close();
  };
  const startOver = () => {
    form.reset(now);
    draft.forget();
    form.setFocus('email');
  };
  const first = useRef(true);
  useEffect(() => {
    if (first.current) form.setFocus('email');
    first.current = false;
  }, [form]);

  const save = async (typed: Record<EditedField, string>) => {
    if (busy) return;
    const changed = changedIn(typed, now);
    if (Object.keys(changed).length === 0) return end();
    setBusy(true);
    try {
      const saved = await call('updateCandidate', { params: { id: row._id }, version: base.version, body: changed });
      patchHeld(HELD, row._id, saved);
      toast.done(texts.saved);
      unsaved.current = false;
      draft.drop();
      close();
    } catch (failure) {
      setBusy(false);
      showFailure(form, failure, NAMES, { otherwise: texts.saveFailed });
      if (failure instanceof CallFailed && failure.status === 412 && failure.current)
        // The server's newer row, in the same schema as the list's.
        setBase(failure.current as CandidateRow);
      const wrong = NAMES.find((key) => form.getFieldState(key).invalid);
      if (wrong) form.setFocus(wrong);
    }
  };
  return {
    form,
    busy,
    submit: form.handleSubmit(save),
    /** The server's values. */
    now,
    errorOf: (name: EditedField) => errorAt(errors, name),
    restored: draft.restored,
    startOver,
    /** Discards the changes. */
    end,
    /** Keeps unsaved changes and says so; Cancel discards them. */
    leave: () => {
      if (unsaved.current) close();
      else end();
    },
    /** Why saving failed, and which fields someone else changed in the meantime. */
    refused: errors.root?.server?.message,
    elsewhere: NAMES.filter((name) => now[name] !== begun[name]),
  };
}
