import { useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { CallFailed } from '#web/lib/api-client.ts';
import { mergeTyped } from '#web/lib/merge-typed.ts';

interface NewerVersionOptions<T, V extends FieldValues> {
  /** The form; called only on a choice, as a form may depend on the version it replaces. */
  form: () => UseFormReturn<V>;
  valuesOf: (version: NonNullable<T>) => V;
  /** Called when the newer version is put into the form in place of what was typed. */
  onTake: () => void;
}

/**
 * Returns the version that a save of `opened` replaces, and a newer one saved meanwhile by another user; the user
 * filling in the form chooses between them. Keeping the typed values takes the newer ones of all other fields.
 */
export function useNewerVersion<T, V extends FieldValues>(
  opened: T,
  { form, valuesOf, onTake }: NewerVersionOptions<T, V>,
) {
  const [base, setBase] = useState(opened);
  const [newer, setNewer] = useState<NonNullable<T>>();
  return {
    base,
    newer,
    /** Whether a save failed only because of a newer version, which is then shown. */
    showIfStale: (failure: unknown): boolean => {
      if (!(failure instanceof CallFailed && failure.status === 412 && failure.current)) return false;
      // Next to this code, the server sends the current state of the object.
      setNewer(failure.current as NonNullable<T>);
      return true;
    },
    /** Hides the conflict before another save; the server reports it again if it remains. */
    hideNewer: () => setNewer(undefined),
    takeNewer: () => {
      if (!newer) return;
      setBase(newer);
      form().reset(valuesOf(newer));
      onTake();
      setNewer(undefined);
    },
    keepMine: () => {
      if (!newer) return;
      const { getValues, setValue } = form();
      const typed = getValues();
      const merged = base ? mergeTyped({ before: valuesOf(base), typed, newer: valuesOf(newer) }) : typed;
      for (const [name, value] of Object.entries(merged)) {
        // The names of the values are those of the form.
        if (value !== typed[name]) setValue(name as Path<V>, value as PathValue<V, Path<V>>, { shouldDirty: true });
      }
      setBase(newer);
      setNewer(undefined);
    },
  };
}
