import { CallFailed, call } from '#web/lib/api-client.ts';
import { oweSignOut } from '#web/lib/owed-sign-outs.ts';
import { forgetEverything, readToken } from '#web/lib/session.ts';

/**
 * Logs out: clears everything this browser has stored, including drafts, and notifies the server. An unreachable server
 * does not prevent the logout; it is told once it can be reached.
 */
export function signOut(): void {
  const token = readToken();
  if (token)
    call('signOut', { body: {} }, { token }).catch((failure: unknown) => {
      const isOver = failure instanceof CallFailed && failure.status === 401;
      return isOver ? undefined : oweSignOut(token);
    });
  forgetEverything();
}
