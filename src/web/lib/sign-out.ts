import { call } from '#web/lib/api-client.ts';
import { forgetEverything, readToken } from '#web/lib/session.ts';

/**
 * Logs out: clears everything this browser has stored, including drafts, and notifies the server. An unreachable server
 * does not prevent the logout.
 */
export function signOut(): void {
  const token = readToken();
  if (token) call('signOut', { body: {} }, { token }).catch(() => undefined);
  forgetEverything();
}
