import { call } from '#web/lib/api-client.ts';
import { requireSession } from '#web/lib/guard.ts';
import { assertSignedIn, loadPart } from '#web/lib/load-part.ts';
import { rememberEmail } from '#web/lib/session.ts';

/** All that the account page shows, each part for itself. */
export async function loadAccount(request: Request) {
  const { kind, user } = requireSession(request, 'candidate', 'recruiter', 'admin');
  const transfer = { signal: request.signal };
  const [account, sessions, mails, self] = await Promise.all([
    loadPart(call('getAccount', {}, transfer)),
    loadPart(call('listSessions', {}, transfer)),
    kind === 'admin' ? undefined : loadPart(call('getNotifications', {}, transfer)),
    kind === 'candidate' ? loadPart(call('getCandidate', { params: { id: user?._id ?? '' } }, transfer)) : undefined,
  ]);
  assertSignedIn(account, request, kind);
  // The link that changes an address may have been opened in another browser.
  if (account.ok) rememberEmail(account.data.email);
  return { kind, account, sessions, mails, self, now: new Date().toISOString() };
}
