import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { DRAFT_PREFIX, draftOwner } from '#web/lib/session.ts';

/** Names of fields that are never stored in a draft. */
const SECRET = /password|token|secret|otp/i;
/** Debounce after the last key before storing. */
const REST_MS = 400;

type Kept = Record<string, unknown>;

interface KeptDraft {
  /** The owner: the account's id, or empty for a visitor. Another account on the same phone does not see the draft. */
  owner: string;
  values: Kept;
  /** The initial values of the form, if given. */
  base?: unknown;
}

const isFile = (value: unknown): boolean =>
  (typeof Blob !== 'undefined' && value instanceof Blob) ||
  (typeof FileList !== 'undefined' && value instanceof FileList);

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** Returns the storable values of a form: no files, no secrets, none of `except`. */
const keepable = (values: FieldValues, except: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([key, value]) => !SECRET.test(key) && !except.includes(key) && !isFile(value) && value !== undefined,
    ),
  );

/** Reads the draft with this name; undefined if there is none or it belongs to another account. */
function readDraft(name: string): Pick<KeptDraft, 'values' | 'base'> | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(DRAFT_PREFIX + name) ?? 'null') as Partial<KeptDraft> | null;
    if (!kept || typeof kept.values !== 'object' || kept.values === null) return undefined;
    const { owner, values, base } = kept;
    return owner === '' || owner === draftOwner() ? { values, base } : undefined;
  } catch {
    // Storage is disabled or has invalid content: there is no draft.
    return undefined;
  }
}

/** Whether a draft is stored with this name. */
export const hasDraft = (name: string): boolean => readDraft(name) !== undefined;

/** Deletes the draft with this name. */
export function dropDraft(name: string): void {
  try {
    localStorage.removeItem(DRAFT_PREFIX + name);
  } catch {
    // Storage is disabled: there is nothing to delete.
  }
}

function writeDraft(name: string, kept: KeptDraft): void {
  try {
    localStorage.setItem(DRAFT_PREFIX + name, JSON.stringify(kept));
  } catch {
    // Storage is full or disabled: the form works without a draft.
  }
}

/** Returns values stored under this name outside a form. */
export const keptValues = (name: string): Readonly<Record<string, unknown>> | undefined => readDraft(name)?.values;

/** Stores values under this name until `dropDraft` or logout; with `base` as the draft of a form. */
export const keepValues = (name: string, values: object, base?: object): void =>
  writeDraft(name, { owner: draftOwner(), values: { ...values }, base });

/** Calls back with the values of this draft when another tab deletes it, as after sending it. Returns how to stop. */
export function watchDropped(name: string, onDropped: (values: Kept) => void): () => void {
  const hear = ({ key, newValue, oldValue }: StorageEvent) => {
    if (key !== DRAFT_PREFIX + name || newValue !== null || oldValue === null) return;
    onDropped((JSON.parse(oldValue) as KeptDraft).values);
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

interface DraftOptions {
  /** Fields that are not stored. */
  except?: readonly string[];
  /**
   * The form's initial values, stored with the draft: only fields that differ from them are restored, as the others may
   * have changed since.
   */
  base?: object;
  /** Adjusts a draft before restoring it in another way. `present`: the values of the opened form. */
  mend?: (draft: Kept, base: unknown, present: Kept) => Kept;
}

/** Only the edited fields of a draft: the untouched ones may have changed since. */
export const typedSince = (draft: Kept, base: unknown): Kept =>
  typeof base === 'object' && base !== null
    ? Object.fromEntries(
        Object.entries(draft).filter(
          ([name, typed]) => JSON.stringify(typed) !== JSON.stringify(Reflect.get(base, name)),
        ),
      )
    : draft;

export interface Draft {
  /** Whether a draft was restored when the form opened. */
  restored: boolean;
  /** Call after a successful submit; nothing is stored until the form is opened again. */
  drop: () => void;
  /** Call when the input was saved or discarded and the form stays open; further typing is stored again. */
  forget: () => void;
}

/**
 * Stores the input of a form under `draft:<name>` in this browser and restores it when the form is opened again. A
 * field edited before hydration keeps its text. Files, passwords and the fields of `except` are not stored; logging out
 * deletes all drafts.
 */
export function useDraft<T extends FieldValues>(
  form: UseFormReturn<T>,
  name: string,
  { except = [], base, mend = typedSince }: DraftOptions = {},
): Draft {
  const [restored, setRestored] = useState(false);
  const stopped = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const mended = useEffectEvent(mend);
  const beginning = useEffectEvent(() => base);
  const omitted = except.join('\n');

  useEffect(() => {
    stopped.current = false;
    const left = omitted.split('\n');
    const owner = draftOwner();
    const kept = readDraft(name);
    const present = form.getValues();
    const draft = kept ? mended(keepable(kept.values, left), kept.base, present) : {};
    const defaults: FieldValues = form.formState.defaultValues ?? {};
    let found = false;
    for (const [key, value] of Object.entries(draft)) {
      const now = present[key];
      const untouched = isEmpty(now) || JSON.stringify(now) === JSON.stringify(defaults[key]);
      if (!untouched || JSON.stringify(now) === JSON.stringify(value) || (isEmpty(now) && isEmpty(value))) continue;
      // The names in a draft come from the same form.
      form.setValue(key as Path<T>, value as PathValue<T, Path<T>>, { shouldDirty: true });
      found = true;
    }
    if (found) setRestored(true);

    const write = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      if (!stopped.current) writeDraft(name, { owner, values: keepable(form.getValues(), left), base: beginning() });
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ name: changed }) => {
        if (changed === undefined || stopped.current) return;
        clearTimeout(timer.current);
        timer.current = setTimeout(write, REST_MS);
      },
    });
    const onLeave = () => {
      if (timer.current !== undefined) write();
    };
    // A phone may discard a hidden page without further events.
    window.addEventListener('pagehide', onLeave);
    document.addEventListener('visibilitychange', onLeave);
    return () => {
      onLeave();
      stop();
      window.removeEventListener('pagehide', onLeave);
      document.removeEventListener('visibilitychange', onLeave);
    };
  }, [form, name, omitted]);

  const drop = useCallback(() => {
    stopped.current = true;
    dropDraft(name);
  }, [name]);
  const forget = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    dropDraft(name);
    setRestored(false);
  }, [name]);
  return { restored, drop, forget };
}
