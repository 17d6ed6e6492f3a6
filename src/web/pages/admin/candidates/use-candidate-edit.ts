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
import { type CandidateRow, HELD } from '#web/pages/admin/candidates/candidate-queries.ts';
import { typedOver } from '#web/pages/admin/list/typed-over.ts';

const NAMES = ['email', 'phone', 'applyFor'] as const;
export type EditedField = (typeof NAMES)[number];

const valuesOf = (row: CandidateRow): Record<EditedField, string> => ({
  email: row.email ?? '',
  phone: row.phone ?? '',
  applyFor: row.applyFor ?? '',
});

/** What is sent: what was changed, beside what the server has. */
const changedIn = (
  typed: Readonly<Record<EditedField, string>>,
  now: Readonly<Record<EditedField, string>>,
): Partial<Record<EditedField, string>> =>
  Object.fromEntries(NAMES.filter((key) => typed[key] !== now[key]).map((key) => [key, typed[key]]));

/** What was said when a row was left with something unsaved: taken back when it is edited again. */
const told = new Map<string, () => void>();

/** The state of a row that is edited in its place: what is typed, what is wrong with it, and what becomes of it. */
export function useCandidateEdit(row: CandidateRow, close: () => void) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  /** What the server has: the row, or what it showed when somebody else was faster. */
  const [base, setBase] = useState(row);
  const now = valuesOf(base);
  /** As it was when the editing began. */
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
  const draft = useDraft(form, `candidate-${row._id}`, { base: valuesOf(row), mend: typedOver });
  /** Typed, and neither saved nor given up: whoever sorts, filters or leaves is told that it is kept. */
  const unsaved = useRef(false);
  const tell = useEffectEvent(() => {
    if (unsaved.current) told.set(row._id, toast.error(texts.unsaved({ name: nameOf(row) })));
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
        // The server's newer row, cut to the same schema as the list's.
        setBase(failure.current as CandidateRow);
      const wrong = NAMES.find((key) => form.getFieldState(key).invalid);
      if (wrong) form.setFocus(wrong);
    }
  };
  return {
    form,
    busy,
    submit: form.handleSubmit(save),
    /** The values that the server has. */
    now,
    errorOf: (name: EditedField) => errorAt(errors, name),
    restored: draft.restored,
    startOver,
    /** Gives up what was typed. */
    end,
    /** What was typed is kept, and said to be; Cancel gives it up. */
    leave: () => {
      if (unsaved.current) close();
      else end();
    },
    /** Why it was not saved, and which fields somebody else has changed meanwhile. */
    refused: errors.root?.server?.message,
    elsewhere: NAMES.filter((name) => now[name] !== begun[name]),
  };
}
