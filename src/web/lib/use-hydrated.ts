import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Whether the page is hydrated; false in the server's HTML, which must work without scripts. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
