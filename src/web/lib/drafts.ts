import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { DRAFT_PREFIX, readSession } from '#web/lib/session.ts';

/** What never goes into a draft, whatever a form calls it. */
const SECRET = /password|token|secret|otp/i;
/** Typing rests this long before it is written down. */
const REST_MS = 400;

type Kept = Record<string, unknown>;

interface KeptDraft {
  /** Whose it is: the account's id, or empty for a visitor. Another account on the same phone does not see it. */
  owner: string;
  values: Kept;
  /** The values that the typing began from, where the form tells them. */
  base?: unknown;
}

const currentOwner = (): string => readSession()?.user?._id ?? '';

const isFile = (value: unknown): boolean =>
  (typeof Blob !== 'undefined' && value instanceof Blob) ||
  (typeof FileList !== 'undefined' && value instanceof FileList);

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** What may be kept of a form's values: no files, no secrets, none of `except`. */
const keepable = (values: FieldValues, except: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([key, value]) => !SECRET.test(key) && !except.includes(key) && !isFile(value) && value !== undefined,
    ),
  );

/** The draft under this name; nothing when there is none, or it is another account's. */
function readDraft(name: string): Pick<KeptDraft, 'values' | 'base'> | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(DRAFT_PREFIX + name) ?? 'null') as Partial<KeptDraft> | null;
    if (!kept || typeof kept.values !== 'object' || kept.values === null) return undefined;
    const { owner, values, base } = kept;
    return owner === '' || owner === currentOwner() ? { values, base } : undefined;
  } catch {
    // Storage that is switched off or holds something else: there is no draft.
    return undefined;
  }
}

/** Whether something typed is kept under this name. */
export const hasDraft = (name: string): boolean => readDraft(name) !== undefined;

/** Forgets the draft under this name. */
export function dropDraft(name: string): void {
  try {
    localStorage.removeItem(DRAFT_PREFIX + name);
  } catch {
    // Storage is switched off: there is nothing to forget.
  }
}

function writeDraft(name: string, kept: KeptDraft): void {
  try {
    localStorage.setItem(DRAFT_PREFIX + name, JSON.stringify(kept));
  } catch {
    // Storage is full or switched off: the form goes on without a draft.
  }
}

/** What is kept under this name for something that is no form of its own. */
export const keptValues = (name: string): Readonly<Record<string, unknown>> | undefined => readDraft(name)?.values;

/** Keeps values under this name until `dropDraft`; logging out takes them along. */
export const keepValues = (name: string, values: Readonly<Record<string, unknown>>): void =>
  writeDraft(name, { owner: currentOwner(), values: { ...values } });

interface DraftOptions {
  /** The fields that are not kept. */
  except?: readonly string[];
  /** What the typing begins from; a draft keeps it, and hands it to `mend`. */
  base?: object;
  /** Changes a draft before it is brought back, when what it began from may have changed. */
  mend?: (draft: Kept, base: unknown) => Kept;
}

const asItIs = (draft: Kept): Kept => draft;

export interface Draft {
  /** Whether something was brought back when the form opened. */
  restored: boolean;
  /** Call it after a successful submit; nothing is kept any more until the form is opened again. */
  drop: () => void;
  /** Call it when what was typed has been saved or given up and the form stays: what is typed next is kept anew. */
  forget: () => void;
}

/**
 * Keeps what is typed into a form under `draft:<name>` in this browser and
 * brings it back when the form is opened again. A field that was typed into
 * before the scripts had loaded keeps what was typed. Files, passwords and the
 * fields of `except` are not kept; logging out takes all drafts along.
 */
export function useDraft<T extends FieldValues>(
  form: UseFormReturn<T>,
  name: string,
  { except = [], base, mend = asItIs }: DraftOptions = {},
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
    const owner = currentOwner();
    const kept = readDraft(name);
    const draft = kept ? mended(keepable(kept.values, left), kept.base) : {};
    const present = form.getValues();
    const defaults: FieldValues = form.formState.defaultValues ?? {};
    let found = false;
    for (const [key, value] of Object.entries(draft)) {
      const now = present[key];
      const untouched = isEmpty(now) || JSON.stringify(now) === JSON.stringify(defaults[key]);
      if (!untouched || JSON.stringify(now) === JSON.stringify(value) || (isEmpty(now) && isEmpty(value))) continue;
      // The names in a draft are those of the form that wrote it.
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
    // A phone may drop a hidden page without another word.
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
