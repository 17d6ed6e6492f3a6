import { call } from '#web/lib/api-client.ts';
import { forgetEverything, readToken } from '#web/lib/session.ts';

/**
 * Logs out: everything this browser remembers goes at once, drafts too, and the
 * server is told. A server that cannot be reached does not keep anybody in.
 */
export function signOut(): void {
  const token = readToken();
  if (token) call('signOut', { body: {} }, { token }).catch(() => undefined);
  forgetEverything();
}
