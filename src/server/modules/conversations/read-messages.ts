import type { CandidateCaller, RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { readNoticesAbout } from '#server/modules/notices/public.ts';
import { announce } from '#server/modules/stream/public.ts';
import { Problem } from '#server/problem.ts';
import { countUnread } from './conversation-list.store.ts';
import { findReceipts, lockConversation, noteRead, upsertReceipts } from './conversations.store.ts';
import { getStanding, otherOf } from './get-standing.ts';
import { findMessage } from './messages.store.ts';
import { onlySide } from './read-conversation.ts';
import { messageTo } from './tell-of-message.ts';

type Reader = CandidateCaller | RecruiterCaller;

/**
 * Marks everything up to a message as read, including its notices.
 *
 * @returns how many conversations still have unread messages
 * @throws Problem NOT_FOUND
 */
export async function readMessages(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Reader,
  { applicationId, messageId }: { applicationId: string; messageId: string },
): Promise<{ unread: number }> {
  return db.transaction(async (tx) => {
    const standing = await getStanding(tx, caller, applicationId);
    await lockConversation(tx, applicationId);
    const message = await findMessage(tx, { applicationId, only: onlySide(caller, standing), id: messageId });
    if (!message) throw new Problem('NOT_FOUND');
    await noteRead(tx, { applicationId, side: caller.kind, upTo: message.createdAt });
    const upTo = { until: message.createdAt, readAt: now() };
    await readNoticesAbout(tx, {
      accountId: caller.accountId,
      kinds: [messageTo(caller.kind)],
      applicationId,
      ...upTo,
    });
    const other = otherOf(standing, caller.kind);
    const shows = await findReceipts(
      tx,
      [caller.accountId, other].filter((id) => id !== null),
    );
    const isTold = shows(caller.accountId) && shows(other);
    await announce(tx, [caller.accountId, isTold ? other : null], ['conversations'], applicationId);
    return { unread: await countUnread(tx, { side: caller.kind, accountId: caller.accountId }) };
  });
}

/** Enables or disables read receipts, in both directions. */
export async function setReceipts(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Reader,
  { receipts }: { receipts: boolean },
): Promise<{ receipts: boolean }> {
  await upsertReceipts(db, { accountId: caller.accountId, receipts, at: now() });
  return { receipts };
}
