import { useCallback, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import type { ZodType } from 'zod';
import type { CallOutput } from '#contract/api.ts';
import type { FieldProblem } from '#contract/field-problems.ts';
import type { ProfileSection } from '#contract/vocabularies.ts';
import { completionTexts as texts } from '#texts/profile-forms.ts';
import { useToast } from '#web/components/toasts.tsx';
import { CallFailed } from '#web/lib/api-client.ts';
import { contractResolver } from '#web/lib/contract-form.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { type FormFields, fieldAt, refusedFields } from '#web/lib/form-errors.ts';
import { inTurn } from '#web/lib/in-turn.ts';
import { readSession } from '#web/lib/session.ts';
import { useNewerVersion } from '#web/lib/use-newer-version.ts';
import type { Profile } from '#web/pages/candidate/completion/profile.ts';
import { mergeSection, rebaseDraft } from '#web/pages/candidate/completion/rebase-draft.ts';
import { draftName } from '#web/pages/candidate/completion/sections.ts';

/** A field, or a row with its number, and its text. */
export interface Shown {
  label: string;
  value: string;
}

/** How one section is loaded, validated, sent and saved. */
export interface SectionForm<V, B> extends FormFields {
  section: ProfileSection;
  valuesFrom: (profile: Profile) => V;
  /** What the section contains, as it is read. */
  shown: (profile: Profile) => readonly Shown[];
  /** The part of the values to send, given the initial ones. */
  bodyOf: (values: V, before: V, profile: Profile) => B;
  /** Imports the schema of the request body. */
  schema: () => Promise<ZodType>;
  /** Problems beyond the schema that depend on the profile. */
  texts?: (values: V) => Readonly<Record<string, string>>;
  also?: (values: V, profile: Profile) => Iterable<readonly [field: string, problem: FieldProblem | undefined]>;
  save: (userId: string, version: number | undefined, body: B) => Promise<CallOutput<'saveHobbies'>>;
}

/** Form of one section: draft, saving and messages. Typed values survive every failure. */
export function useSectionForm<V extends FieldValues, B>(
  { section, valuesFrom, shown, bodyOf, schema, also, texts: problemTexts, save, ...fields }: SectionForm<V, B>,
  profile: Profile,
) {
  const { base, setBase, newer, showIfStale, hideNewer, takeNewer, keepMine } = useNewerVersion<Profile, V>(profile, {
    form: (): UseFormReturn<V> => form,
    valuesOf: valuesFrom,
    onTake: () => draft.forget(),
    merge: mergeSection,
  });
  const saved = valuesFrom(base);
  const form = useForm<V>({
    defaultValues: defaultsOf(saved),
    shouldFocusError: false,
    resolver: contractResolver({
      ...fields,
      schema,
      bodyOf: (values: V) => bodyOf(values, saved, base),
      also: (values) => also?.(values, base) ?? [],
      texts: problemTexts,
    }),
  });
  const draft = useDraft(form, draftName(section), {
    base: saved,
    mend: (kept, base) => rebaseDraft(kept, base, saved),
  });
  const toast = useToast();
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const offers = useOffers();

  const begin = (from: Profile) => {
    setBase(from);
    hideNewer();
    offers.withdraw();
    draft.forget();
    form.reset(valuesFrom(from));
  };
  const refuse = (failure: unknown) => {
    if (showIfStale(failure)) return;
    const refused = failure instanceof CallFailed ? Object.entries(refusedFields(failure)) : [];
    for (const [path, wrong] of refused) {
      // Errors of fields that the form does not show appear above the form.
      form.setError((fieldAt(path, fields) ?? path) as Path<V>, wrong);
    }
    setRefusal(refusalOf(failure));
    const reason =
      failure instanceof CallFailed && failure.status >= 300 && refused.length === 0 ? failure.message : '';
    form.setError('root.server', { type: 'server', message: `${reason} ${texts.kept}`.trim() });
  };

  const send = async (values: V) => {
    setRefusal(undefined);
    hideNewer();
    const userId = readSession()?.user?._id;
    if (!userId) {
      setRefusal(texts.pleaseLogin);
      form.setError('root.server', { type: 'server', message: texts.kept });
      return;
    }
    const focused = document.activeElement;
    const body = bodyOf(values, saved, base);
    setSaving(true);
    try {
      // This tab's form may have been opened before the previous tab's save was read back.
      const answer = await inTurn({ _id: userId, version: base.version }, (version) => save(userId, version, body));
      if (!answer.success) throw new NotSaved(answer.message);
      begin(answer.data);
      toast.done(texts.updated);
    } catch (failure) {
      refuse(failure);
    } finally {
      setSaving(false);
      if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus();
    }
  };
  return {
    form,
    saving,
    /** Message above the error list after a failure of the server or the connection. */
    refusal,
    restored: draft.restored,
    /** What was saved elsewhere while the form was open, and the choice between it and what was typed. */
    conflict: newer && { changed: changesBetween(shown(base), shown(newer)), onTake: takeNewer, onKeep: keepMine },
    submit: form.handleSubmit(send, () => setRefusal(undefined)),
    /** Discards the changes since the last save. */
    discard: () => begin(newer ?? base),
    offers,
  };
}

/** What differs in the newer version; what it no longer has is empty. */
const changesBetween = (before: readonly Shown[], after: readonly Shown[]): Shown[] => [
  ...after.filter((now) => !before.some(({ label, value }) => label === now.label && value === now.value)),
  ...before.filter((was) => !after.some(({ label }) => label === was.label)).map(({ label }) => ({ label, value: '' })),
];

/** Undo offers, closed once they no longer apply: after a save, or on another page. */
function useOffers() {
  const closers = useRef<(() => void)[]>([]);
  const withdraw = useCallback(() => {
    for (const close of closers.current) close();
    closers.current = [];
  }, []);
  useEffect(() => withdraw, [withdraw]);
  return { add: (close: () => void) => closers.current.push(close), withdraw };
}

/** All values are present, so they are valid as partial defaults. */
const defaultsOf = <V extends FieldValues>(values: V) => values as DefaultValues<V>;

/** The server's response says that nothing was saved. */
class NotSaved extends Error {}

const refusalOf = (failure: unknown): string => {
  if (!(failure instanceof CallFailed))
    return texts.refused({ message: (failure instanceof NotSaved && failure.message) || texts.unknownError });
  if (failure.code === 'SIGNED_OUT') return texts.pleaseLogin;
  if (failure.code === 'NETWORK') return texts.refused({ message: failure.message });
  if (failure.status >= 300) return texts.httpError({ status: failure.status });
  return failure.answer === 'empty' ? texts.empty : texts.unreadable;
};
