import { useSyncExternalStore } from 'react';
import { type BrowserSession, onSessionChange, readSession } from '#web/lib/session.ts';

let seen = '';
let current: BrowserSession | undefined;

/** Returns the same object until something changes, as React requires. */
const snapshot = (): BrowserSession | undefined => {
  const now = readSession();
  const key = JSON.stringify(now ?? null);
  if (key !== seen) {
    seen = key;
    current = now;
  }
  return current;
};

/** Returns this browser's signed-in user, kept up to date; undefined during server rendering. */
export const useSession = (): BrowserSession | undefined =>
  useSyncExternalStore(onSessionChange, snapshot, () => undefined);
