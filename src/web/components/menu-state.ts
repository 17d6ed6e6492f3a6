import { useEffect, useSyncExternalStore } from 'react';

let isOpen = false;
let shells = 0;
const listeners = new Set<() => void>();

const set = (open: boolean): void => {
  isOpen = open;
  for (const tell of listeners) tell();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Whether the phone menu of an area is open. Kept outside the shell: a loading page's shell is replaced by the page's
 * own, and a menu opened in the meantime stays open.
 */
export function useMenuState(): [boolean, (open: boolean) => void] {
  const open = useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
  useEffect(() => {
    shells += 1;
    return () => {
      shells -= 1;
      setTimeout(() => {
        if (shells === 0) set(false);
      });
    };
  }, []);
  return [open, set];
}
