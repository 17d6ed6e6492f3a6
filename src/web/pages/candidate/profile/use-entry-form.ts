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

/** An entry uses the same texts as a row of its section. */
const ASKS = { ...askTexts, ...signedInAskTexts, ...signedInAskTexts.rows };

interface EntryFormOptions<T extends FieldValues> {
  defaults: DefaultValues<T>;
  /** The draft's name. */
  draft: string;
  /** The fields in display order, with their labels. */
  labels: Readonly<Record<string, string>>;
  /** Validation before sending. */
  check: Omit<Parameters<typeof contractResolver<T>>[0], keyof FormFields>;
  /** Saves the values; `headers` make a retry safe. */
  save: (values: T, headers: Readonly<Record<string, string>>) => Promise<unknown>;
  /** Summary title when the server refuses. */
  failed: string;
  onSaved: () => void;
}

export interface EntryForm<T extends FieldValues> {
  form: UseFormReturn<T>;
  submit: (event: React.FormEvent<HTMLFormElement>) => void;
  busy: boolean;
  restored: boolean;
  /** The user cancelled the upload. */
  cancelled: boolean;
  /** Fields saved elsewhere while they were being edited, with the values saved now. */
  newer: readonly { name: string; label: string; saved: string }[];
  /** Data for the error summary. */
  summary: { errors: ReturnType<typeof summaryErrors>; title: string | undefined; attempt: number };
  /** Props of a field: label, error and registration. */
  field: (name: Path<T>) => { label: string; error: string | undefined } & ReturnType<UseFormReturn<T>['register']>;
  errorOf: (name: Path<T>) => string | undefined;
  /** Discards the draft. */
  drop: () => void;
}

/** Form for one entry of a profile: kept as a draft, validated, sent, and never cleared by a failure. */
export function useEntryForm<T extends FieldValues>(options: EntryFormOptions<T>): EntryForm<T> {
  const { labels, check, save, failed, onSaved } = options;
  const names = Object.keys(labels);
  const form = useForm<T>({
    defaultValues: options.defaults,
    shouldFocusError: false,
    resolver: contractResolver({ ...check, fields: names }),
  });
  const { errors, submitCount } = form.formState;
  const draft = useDraft(form, options.draft, { base: options.defaults });
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
      // The list shows the entry before the dialog closes.
      await refetchInvalidated();
      onSaved();
    } catch (failure) {
      if (failure instanceof DOMException && failure.name === 'AbortError') return setCancelled(true);
      setRefused(true);
      if (failure instanceof CallFailed && failure.code === 'SIGNED_OUT') {
        form.setError('root.server', { type: 'server', message: texts.sessionEnded });
      } else {
        // Fetches the version saved by someone else, so that the next save is based on it.
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

const shown = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));

/**
 * Follows the saved values while the form is open: an untouched field takes the newer value, so that saving does not
 * revert it; an edited field keeps its text and reports the newer value.
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
      const path = name as Path<T>; // the labels are keyed by the form's own fields
      const typed = form.getValues(path);
      if (same(typed, before)) form.resetField(path, { defaultValue: now as PathValue<T, Path<T>> });
      else if (!same(typed, now)) differing.push({ name, label: labels[name] ?? name, saved: shown(now) });
    }
    began.current = defaults;
    if (differing.length > 0) setNewer(differing);
  });
  const saved = JSON.stringify(defaults);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the saved values, not the callback's identity
  useEffect(() => follow(), [saved]);
  return newer;
}
