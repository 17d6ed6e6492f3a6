import { useState } from 'react';
import { CallFailed } from '#web/lib/api-client.ts';

/**
 * Returns the version that a save of `opened` replaces, and a newer one saved meanwhile by another user; the user
 * filling in the form chooses between them. `onTake` puts the newer one into the form.
 */
export function useNewerVersion<T>(opened: T, onTake: (newer: NonNullable<T>) => void) {
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
      onTake(newer);
      setNewer(undefined);
    },
    keepMine: () => {
      if (newer) setBase(newer);
      setNewer(undefined);
    },
  };
}
