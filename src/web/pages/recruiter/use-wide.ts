import { useSyncExternalStore } from 'react';

/** From this width on, an application is shown in a panel beside its list. */
const QUERY = '(min-width: 73.8125em)';

const subscribe = (listener: () => void): (() => void) => {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether there is room for a panel beside the list. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => true,
  );
