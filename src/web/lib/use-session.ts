import { useSyncExternalStore } from 'react';
import { type BrowserSession, onSessionChange, readSession } from '#web/lib/session.ts';

let seen = '';
let current: BrowserSession | undefined;

/** The same object as long as nothing changed, as React wants it. */
const snapshot = (): BrowserSession | undefined => {
  const now = readSession();
  const key = JSON.stringify(now ?? null);
  if (key !== seen) {
    seen = key;
    current = now;
  }
  return current;
};

/** Who is signed in in this browser, kept up to date; nobody while the page is drawn on the server. */
export const useSession = (): BrowserSession | undefined =>
  useSyncExternalStore(onSessionChange, snapshot, () => undefined);
