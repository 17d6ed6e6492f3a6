import { useState } from 'react';
import { CallFailed } from '#web/lib/api-client.ts';

/**
 * The version that a save of `opened` replaces, and the newer one that somebody
 * else saved meanwhile: whoever fills in the form says which of the two stands.
 * `onTake` puts the newer one into the form.
 */
export function useNewerVersion<T>(opened: T, onTake: (newer: NonNullable<T>) => void) {
  const [base, setBase] = useState(opened);
  const [newer, setNewer] = useState<NonNullable<T>>();
  return {
    base,
    newer,
    /** Whether a save failed by a newer version alone, which is then shown. */
    showIfStale: (failure: unknown): boolean => {
      if (!(failure instanceof CallFailed && failure.status === 412 && failure.current)) return false;
      // The server's own description of what was opened, beside this code.
      setNewer(failure.current as NonNullable<T>);
      return true;
    },
    /** Another save begins: the server says anew whether it has a newer version. */
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
