import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Whether the scripts have loaded; false in the server's HTML, which must work without them. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
