import { announceSession } from '#web/lib/session.ts';

/**
 * Logouts that the server could not be told of: each key ends in the hash of the session's token, which can end that
 * session but not use it.
 */
export const OWED = 'logoutOwed:';

export const owedSignOuts = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(OWED));

export const isSignOutOwed = (): boolean => owedSignOuts().length > 0;

/** Remembers a logout for the server. Without a secure connection nothing can be hashed, so nothing is remembered. */
export async function oweSignOut(token: string): Promise<void> {
  const hash = await crypto.subtle?.digest('SHA-256', new TextEncoder().encode(token));
  if (!hash) return;
  localStorage.setItem(OWED + btoa(String.fromCharCode(...new Uint8Array(hash))), '');
  announceSession();
}
