import { call, callWithTotal, type Transfer } from '#web/lib/api-client.ts';
import { requireSession } from '#web/lib/guard.ts';
import { rememberUser } from '#web/lib/session.ts';
import { assertSignedIn, settle } from '#web/lib/settle.ts';

/** All that the account page shows, each part for itself. */
export async function loadAccount(request: Request) {
  const { kind, user } = requireSession(request, 'candidate', 'recruiter', 'admin');
  const transfer = { signal: request.signal };
  const [account, sessions, mails, self, accesses] = await Promise.all([
    settle(call('getAccount', {}, transfer)),
    settle(call('listSessions', {}, transfer)),
    kind === 'admin' ? undefined : settle(call('getNotifications', {}, transfer)),
    kind === 'candidate' ? settle(call('getCandidate', { params: { id: user?._id ?? '' } }, transfer)) : undefined,
    kind === 'admin' ? undefined : settle(loadAccesses(request, transfer)),
  ]);
  assertSignedIn(account, request, kind);
  // The link that changes an address may have been opened in another browser.
  if (account.ok) rememberUser(account.data);
  return { kind, account, sessions, mails, self, accesses, now: new Date().toISOString() };
}

const SEEN_AT_ONCE = 10;

/** The page of the access log that the address names. */
const loadAccesses = async (request: Request, transfer: Transfer) => {
  const page = Math.max(1, Math.floor(Number(new URL(request.url).searchParams.get('seen'))) || 1);
  const query = { page, limit: SEEN_AT_ONCE };
  const { body, total } = await callWithTotal('listAccesses', { query }, transfer);
  return { entries: body, page, pages: Math.ceil(total / SEEN_AT_ONCE) };
};
