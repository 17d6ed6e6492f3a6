import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { askTexts } from '#texts/asks.ts';
import { profileTexts as texts } from '#texts/profile.ts';
import { signedInAskTexts } from '#texts/signed-in-asks.ts';
import { CallFailed } from '#web/lib/api-client.ts';
import { contractResolver } from '#web/lib/contract-form.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { errorAt, type FormFields, showFailure, summaryErrors } from '#web/lib/form-errors.ts';
import { refetchInvalidated } from '#web/lib/queries.ts';
import { useRequestKey } from '#web/lib/request-key.ts';

/** An entry is asked for as in a row of its section. */
const ASKS = { ...askTexts, ...signedInAskTexts, ...signedInAskTexts.rows };

interface EntryFormOptions<T extends FieldValues> {
  defaults: DefaultValues<T>;
  /** Under which name what is typed is kept. */
  draft: string;
  /** The fields in the order of the form, and what each is called. */
  labels: Readonly<Record<string, string>>;
  /** What it is checked by, before anything is sent. */
  check: Omit<Parameters<typeof contractResolver<T>>[0], keyof FormFields>;
  /** Sends it; `headers` make a repeat harmless. */
  save: (values: T, headers: Readonly<Record<string, string>>) => Promise<unknown>;
  /** Said above the reasons when it is refused. */
  failed: string;
  onSaved: () => void;
}

export interface EntryForm<T extends FieldValues> {
  form: UseFormReturn<T>;
  submit: (event: React.FormEvent<HTMLFormElement>) => void;
  busy: boolean;
  restored: boolean;
  /** The person stopped the sending. */
  cancelled: boolean;
  /** Fields that somebody else saved otherwise while they were being typed into: what is saved now. */
  newer: readonly { name: string; label: string; saved: string }[];
  /** What the error summary shows. */
  summary: { errors: ReturnType<typeof summaryErrors>; title: string | undefined; attempt: number };
  /** What a field of this name needs: its label, its error, and its registration. */
  field: (name: Path<T>) => { label: string; error: string | undefined } & ReturnType<UseFormReturn<T>['register']>;
  errorOf: (name: Path<T>) => string | undefined;
  /** Forgets what was typed. */
  drop: () => void;
}

/** The form of one entry of a profile: kept while it is written, checked, sent, and never emptied by a failure. */
export function useEntryForm<T extends FieldValues>(options: EntryFormOptions<T>): EntryForm<T> {
  const { labels, check, save, failed, onSaved } = options;
  const names = Object.keys(labels);
  const form = useForm<T>({
    defaultValues: options.defaults,
    shouldFocusError: false,
    resolver: contractResolver({ ...check, fields: names }),
  });
  const { errors, submitCount } = form.formState;
  const draft = useDraft(form, options.draft, { base: options.defaults, mend: typedSince });
  const newer = useNewerValues(form, options.defaults, labels);
  const headersFor = useRequestKey();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState(false);
  const [cancelled, setCancelled] = useState(false);

  const send = async (values: T) => {
    if (busy) return;
    setBusy(true);
    setRefused(false);
    setCancelled(false);
    try {
      await save(values, headersFor(values));
      draft.drop();
      // The list shows the entry before the form over it closes.
      await refetchInvalidated();
      onSaved();
    } catch (failure) {
      if (failure instanceof DOMException && failure.name === 'AbortError') return setCancelled(true);
      setRefused(true);
      if (failure instanceof CallFailed && failure.code === 'SIGNED_OUT') {
        form.setError('root.server', { type: 'server', message: texts.sessionEnded });
      } else {
        // What somebody else wrote meanwhile is fetched, so that saving again says what it is based on.
        if (failure instanceof CallFailed && failure.status === 412) await refetchInvalidated();
        showFailure(form, failure, names, { otherwise: texts.kept });
      }
    } finally {
      setBusy(false);
    }
  };
  const errorOf = (name: Path<T>) => errorAt(errors, name, ASKS);
  return {
    form,
    submit: (event) => void form.handleSubmit(send, () => setRefused(false))(event),
    busy,
    restored: draft.restored,
    cancelled,
    newer,
    summary: {
      errors: summaryErrors(errors, names, labels, ASKS),
      title: refused ? failed : undefined,
      attempt: submitCount,
    },
    field: (name) => ({ label: labels[name] ?? name, error: errorOf(name), ...form.register(name) }),
    errorOf,
    drop: draft.drop,
  };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Of a draft only what was typed: what merely stood there may have changed since. */
const typedSince = (draft: Record<string, unknown>, base: unknown): Record<string, unknown> =>
  typeof base === 'object' && base !== null
    ? Object.fromEntries(Object.entries(draft).filter(([name, typed]) => !same(typed, Reflect.get(base, name))))
    : draft;

const shown = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));

/**
 * Follows what is saved while the form is open: a field that was not touched takes the newer value, so that saving
 * does not undo it; of one that was typed into, it tells the newer value and keeps the words.
 */
function useNewerValues<T extends FieldValues>(
  form: UseFormReturn<T>,
  defaults: DefaultValues<T>,
  labels: Readonly<Record<string, string>>,
): EntryForm<T>['newer'] {
  const began = useRef(defaults);
  const [newer, setNewer] = useState<EntryForm<T>['newer']>([]);
  const follow = useEffectEvent(() => {
    const differing: EntryForm<T>['newer'][number][] = [];
    for (const name of Object.keys(labels)) {
      const [before, now] = [Reflect.get(began.current, name), Reflect.get(defaults, name)];
      if (same(before, now)) continue;
      const path = name as Path<T>; // the labels are those of the form's own fields
      const typed = form.getValues(path);
      if (same(typed, before)) form.resetField(path, { defaultValue: now as PathValue<T, Path<T>> });
      else if (!same(typed, now)) differing.push({ name, label: labels[name] ?? name, saved: shown(now) });
    }
    began.current = defaults;
    if (differing.length > 0) setNewer(differing);
  });
  const saved = JSON.stringify(defaults);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what is saved, not who hands it over
  useEffect(() => follow(), [saved]);
  return newer;
}
