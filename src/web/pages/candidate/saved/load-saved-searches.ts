import { call, callWithTotal } from '#web/lib/api-client.ts';
import { settleOrSignIn } from '#web/pages/candidate/settle-or-sign-in.ts';

/** All of them: a candidate can keep fifty. */
const ALL = 100;

/** The searches that the candidate has kept, and whether their mails are sent at all. */
export async function loadSavedSearches(request: Request) {
  const transfer = { signal: request.signal };
  const [listed, mails] = await Promise.all([
    settleOrSignIn(request, callWithTotal('listSearches', { query: { limit: ALL } }, transfer)),
    settleOrSignIn(request, call('getNotifications', {}, transfer)),
  ]);
  // When it is not known, nothing is said about it.
  return { listed, mailed: !mails.ok || mails.data.saved_search !== false };
}

export type SavedSearches = Awaited<ReturnType<typeof loadSavedSearches>>;
export type SavedSearch = Extract<SavedSearches['listed'], { ok: true }>['data']['body'][number];
