import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Side } from '#contract/conversation-vocabulary.ts';
import { anyOf } from '#server/database/any-of.ts';
import type { Executor, Transaction } from '#server/database/client.ts';
import { conversationSettings, conversations, messages } from '#server/database/schema/conversations.ts';

export type ConversationRow = typeof conversations.$inferSelect;

/** Columns of each side. */
export const OF_SIDE = {
  candidate: {
    account: conversations.candidateId,
    unread: conversations.candidateUnread,
    readAt: conversations.candidateReadAt,
  },
  recruiter: {
    account: conversations.recruiterId,
    unread: conversations.recruiterUnread,
    readAt: conversations.recruiterReadAt,
  },
} as const;

export const otherSide = (side: Side): Side => (side === 'candidate' ? 'recruiter' : 'candidate');

export const findConversation = async (
  executor: Executor,
  applicationId: string,
): Promise<ConversationRow | undefined> => {
  const [row] = await executor.select().from(conversations).where(eq(conversations.applicationId, applicationId));
  return row;
};

/** Locks the conversation until the transaction ends, creating it if needed: serializes messages. */
export const beginConversation = async (
  tx: Transaction,
  about: { applicationId: string; candidateId: string | null; recruiterId: string | null },
  at: Date,
): Promise<ConversationRow> => {
  const [row] = await tx
    .insert(conversations)
    // Before the first message, written in the same transaction.
    .values({ ...about, lastMessageAt: new Date(at.getTime() - 1), createdAt: at })
    .onConflictDoUpdate({
      target: conversations.applicationId,
      set: { lastMessageAt: sql`${conversations.lastMessageAt}` },
    })
    .returning();
  if (!row) throw new Error('The conversation was not begun.');
  return row;
};

/** The same for an existing conversation; undefined when there is none. */
export const lockConversation = async (
  tx: Transaction,
  applicationId: string,
): Promise<ConversationRow | undefined> => {
  const [row] = await tx
    .select()
    .from(conversations)
    .where(eq(conversations.applicationId, applicationId))
    .for('update');
  return row;
};

export const noteMessage = async (
  tx: Transaction,
  { applicationId, to, at }: { applicationId: string; to: Side; at: Date },
): Promise<void> => {
  await tx
    .update(conversations)
    .set({
      lastMessageAt: at,
      ...(to === 'candidate'
        ? { candidateUnread: sql`${conversations.candidateUnread} + 1` }
        : { recruiterUnread: sql`${conversations.recruiterUnread} + 1` }),
    })
    .where(eq(conversations.applicationId, applicationId));
};

export const noteMailed = async (
  tx: Transaction,
  { applicationId, to, at }: { applicationId: string; to: Side; at: Date },
): Promise<void> => {
  await tx
    .update(conversations)
    .set(to === 'candidate' ? { candidateMailedAt: at } : { recruiterMailedAt: at })
    .where(eq(conversations.applicationId, applicationId));
};

/** Advances the position that this side has read, never backwards, and recounts unread messages. */
export const noteRead = async (
  tx: Transaction,
  { applicationId, side, upTo }: { applicationId: string; side: Side; upTo?: Date },
): Promise<void> => {
  const { readAt } = OF_SIDE[side];
  // `greatest` ignores null.
  const until = upTo ? sql`greatest(${readAt}, ${upTo.toISOString()}::timestamptz)` : sql`${readAt}`;
  const unread = sql`(select count(*)::int from ${messages} where ${messages.applicationId} = ${applicationId}
    and ${messages.side} = ${otherSide(side)} and ${isNull(messages.deletedAt)}
    and ${messages.createdAt} > coalesce(${until}, '-infinity'))`;
  await tx
    .update(conversations)
    .set(
      side === 'candidate'
        ? { candidateReadAt: until, candidateUnread: unread }
        : { recruiterReadAt: until, recruiterUnread: unread },
    )
    .where(eq(conversations.applicationId, applicationId));
};

/** Returns whether each of these shares read receipts; the default is yes. */
export const findReceipts = async (
  executor: Executor,
  accountIds: readonly string[],
): Promise<(accountId: string | null) => boolean> => {
  const off = await executor
    .select({ id: conversationSettings.accountId })
    .from(conversationSettings)
    .where(and(eq(conversationSettings.receipts, false), anyOf(conversationSettings.accountId, accountIds)));
  const hidden = new Set(off.map(({ id }) => id));
  return (accountId) => accountId !== null && !hidden.has(accountId);
};

export const upsertReceipts = async (
  executor: Executor,
  { accountId, receipts, at }: { accountId: string; receipts: boolean; at: Date },
): Promise<void> => {
  await executor
    .insert(conversationSettings)
    .values({ accountId, receipts, updatedAt: at })
    .onConflictDoUpdate({ target: conversationSettings.accountId, set: { receipts, updatedAt: at } });
};

/** Whether the recruiter has written in the conversation. */
export const hasRecruiterWritten = async (executor: Executor, applicationId: string): Promise<boolean> => {
  const [row] = await executor
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.applicationId, applicationId), eq(messages.side, 'recruiter')))
    .limit(1);
  return row !== undefined;
};
