import type { ConversationEntry, ConversationQuery } from '#contract/conversations.ts';
import { ROUTES } from '#contract/routes.ts';
import type { Page } from '#server/answer.ts';
import type { CandidateCaller, RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { countUnread, findNewest, listOwn } from './conversation-list.store.ts';
import { entryView } from './conversation-view.ts';
import { findReceipts } from './conversations.store.ts';
import { findStandings } from './get-standing.ts';

/** Returns one page of the caller's conversations, latest first. */
export async function listConversations(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: CandidateCaller | RecruiterCaller,
  query: ConversationQuery,
): Promise<Page<ConversationEntry>> {
  const { limit: usual, most } = ROUTES.listConversations.paged;
  const limit = Math.min(query.limit ?? usual, most);
  const reader = { side: caller.kind, accountId: caller.accountId };
  const { items, total } = await listOwn(db, reader, query, { limit, offset: (query.page - 1) * limit });
  const ids = items.map(({ applicationId }) => applicationId);
  const standings = new Map((await findStandings(db, caller, ids)).map((standing) => [standing.id, standing]));
  const newest = await findNewest(db, reader, ids);
  const people = items.flatMap(({ candidateId, recruiterId }) => [candidateId ?? [], recruiterId ?? []].flat());
  const shows = await findReceipts(db, [...new Set(people)]);
  const at = now();
  return {
    items: items.flatMap((conversation) => {
      const standing = standings.get(conversation.applicationId);
      if (!standing) return [];
      const receipts = shows(conversation.candidateId) && shows(conversation.recruiterId);
      return entryView(caller, { standing, conversation, receipts }, newest.get(conversation.applicationId), at);
    }),
    total,
  };
}

/** Returns how many of the caller's conversations have unread messages. */
export const countConversations = async (
  { db }: Pick<Deps, 'db'>,
  caller: CandidateCaller | RecruiterCaller,
): Promise<{ unread: number }> => ({
  unread: await countUnread(db, { side: caller.kind, accountId: caller.accountId }),
});
