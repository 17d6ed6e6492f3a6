import { useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { CallFailed } from '#web/lib/api-client.ts';
import { mergeVersions, type Versions } from '#web/lib/merge-versions.ts';

interface NewerVersionOptions<T, V extends FieldValues> {
  /** The form; called only on a choice, as a form may depend on the version it replaces. */
  form: () => UseFormReturn<V>;
  valuesOf: (version: NonNullable<T>) => V;
  /** Called when the newer version is put into the form, before what was typed in other fields returns to it. */
  onTake: () => void;
  /** Merges the values in another way, such as rows by their ids. */
  merge?: (versions: Versions<V>, newer: V) => V;
}

/**
 * Returns the version that a save of `opened` replaces, and a newer one saved meanwhile by another user; the user
 * filling in the form chooses between them. Both choices keep what only one of the two changed; they differ in the
 * fields that both changed.
 */
export function useNewerVersion<T, V extends FieldValues>(
  opened: T,
  { form, valuesOf, onTake, merge = mergeVersions }: NewerVersionOptions<T, V>,
) {
  const [base, setBase] = useState(opened);
  const [newer, setNewer] = useState<NonNullable<T>>();
  const put = (merged: V, present: V) => {
    for (const [name, value] of Object.entries(merged)) {
      // The names of the values are those of the form.
      if (value !== present[name])
        form().setValue(name as Path<V>, value as PathValue<V, Path<V>>, { shouldDirty: true });
    }
  };
  return {
    base,
    /** Call after a save of a form that stays open. */
    setBase,
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
      const { getValues, reset } = form();
      const after = valuesOf(newer);
      const merged = base ? merge({ before: valuesOf(base), preferred: after, other: getValues() }, after) : after;
      setBase(newer);
      reset(after);
      onTake();
      put(merged, after);
      setNewer(undefined);
    },
    keepMine: () => {
      if (!newer) return;
      const typed = form().getValues();
      const now = valuesOf(newer);
      if (base) put(merge({ before: valuesOf(base), preferred: typed, other: now }, now), typed);
      setBase(newer);
      setNewer(undefined);
    },
  };
}
