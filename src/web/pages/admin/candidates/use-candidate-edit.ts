import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { candidateTexts as texts } from '#texts/admin-candidates.ts';
import { applyForTexts } from '#texts/vocabularies.ts';
import { useToast } from '#web/components/toasts.tsx';
import { nameOf } from '#web/features/candidates/candidate-queries.ts';
import { call } from '#web/lib/api-client.ts';
import { contractResolver } from '#web/lib/contract-form.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { errorAt, showFailure } from '#web/lib/form-errors.ts';
import { changedValues } from '#web/lib/merge-versions.ts';
import { patchHeld } from '#web/lib/patch-held.ts';
import { onSessionChange, readSession } from '#web/lib/session.ts';
import { useNewerVersion } from '#web/lib/use-newer-version.ts';
import { type CandidateRow, HELD } from '#web/pages/admin/candidates/candidate-queries.ts';

const NAMES = ['email', 'phone', 'applyFor'] as const;
export type EditedField = (typeof NAMES)[number];

type Values = Readonly<Record<EditedField, string>>;

const valuesOf = (row: CandidateRow): Values => ({
  email: row.email ?? '',
  phone: row.phone ?? '',
  applyFor: row.applyFor ?? '',
});

/** The fields that differ between two versions of a row, with the newer values. */
const changesBetween = (mine: CandidateRow, newer: CandidateRow): { label: string; value: string }[] => {
  const after = { ...valuesOf(newer), applyFor: newer.applyFor ? applyForTexts[newer.applyFor] : '' };
  return NAMES.filter((key) => mine[key] !== newer[key]).map((key) => ({
    label: texts.columns[key],
    value: after[key],
  }));
};

/** Toasts about rows left with unsaved changes; dismissed when the row is edited again. */
const told = new Map<string, () => void>();

/** State of a row in inline editing: values, errors, saving and cancelling. */
export function useCandidateEdit(row: CandidateRow, close: () => void) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const { base, newer, showIfStale, hideNewer, takeNewer, keepMine } = useNewerVersion(row, {
    form: (): UseFormReturn<Values> => form,
    valuesOf,
    onTake: () => draft.forget(),
  });
  /** The server's values. */
  const now = valuesOf(base);
  const [begun] = useState(now);
  const form = useForm<Values>({
    defaultValues: begun,
    shouldFocusError: true,
    resolver: contractResolver({
      schema: async () => (await import('#contract/candidates.ts')).CandidateEdit,
      bodyOf: (typed) => changedValues(typed, now),
      fields: NAMES,
    }),
  });
  const { errors, isDirty } = form.formState;
  const draft = useDraft(form, `candidate-${row._id}`, { base: now });
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
    // After a reset, the form knows its inputs only once they are rendered again.
    form.setFocus('email');
    form.reset(now);
    draft.forget();
  };
  const first = useRef(true);
  useEffect(() => {
    if (first.current) form.setFocus('email');
    first.current = false;
  }, [form]);

  /** Puts the chosen version into the fields. The focus moves there, as its button disappears. */
  const choose = (put: () => void) => () => {
    form.setFocus('email');
    put();
  };

  const save = async (typed: Values) => {
    if (busy) return;
    hideNewer();
    const changed = changedValues(typed, now);
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
      if (showIfStale(failure)) return;
      showFailure(form, failure, NAMES, { otherwise: texts.saveFailed });
      const wrong = NAMES.find((key) => form.getFieldState(key).invalid);
      if (wrong) form.setFocus(wrong);
    }
  };
  return {
    form,
    busy,
    submit: form.handleSubmit(save),
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
    /** Why saving failed. */
    refused: errors.root?.server?.message,
    /** A version saved by someone else in the meantime. */
    conflict: newer && {
      changed: changesBetween(base, newer),
      onTake: choose(takeNewer),
      onKeep: choose(keepMine),
    },
  };
}
