import type { Message, MessageForm } from '#contract/conversations.ts';
import type { CandidateCaller, RecruiterCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { disownFile } from '#server/modules/files/public.ts';
import { readNoticesAbout } from '#server/modules/notices/public.ts';
import { announce } from '#server/modules/stream/public.ts';
import { signsInMessage } from '#server/modules/trust/public.ts';
import { Problem } from '#server/problem.ts';
import { assertOpen } from './assert-open.ts';
import { editableUntil, endOf } from './conversation-policy.ts';
import { unreadOf } from './conversation-view.ts';
import { findConversation, lockConversation, noteRead, otherSide } from './conversations.store.ts';
import { holdStanding, otherOf, type TalkStanding } from './get-standing.ts';
import { emptyMessage, findMessage, type MessageRow, rewriteMessage } from './messages.store.ts';
import { readAround, readMessageViews } from './read-conversation.ts';
import { messageTo } from './tell-of-message.ts';

type Writer = CandidateCaller | RecruiterCaller;
type EditDeps = Pick<Deps, 'db' | 'now' | 'settings'>;

interface OneMessage {
  applicationId: string;
  messageId: string;
}

/** An own message, with its conversation locked. */
const lockOwn = async (tx: Transaction, caller: Writer, { applicationId, messageId }: OneMessage) => {
  const standing = await holdStanding(tx, caller, applicationId);
  await lockConversation(tx, applicationId);
  const message = await findMessage(tx, { applicationId, only: caller.kind, id: messageId });
  if (!message) throw new Problem('NOT_FOUND');
  return { standing, message };
};

/** A closed conversation is not updated for the other side. */
const tell = (deps: EditDeps, tx: Transaction, caller: Writer, standing: TalkStanding): Promise<void> => {
  const other = endOf(standing, caller.kind, deps.now()) ? null : otherOf(standing, caller.kind);
  return announce(tx, [caller.accountId, other], ['conversations'], standing.id);
};

const viewAgain = async (deps: EditDeps, tx: Transaction, caller: Writer, { id, applicationId }: MessageRow) => {
  const around = await readAround(tx, caller, applicationId);
  const row = await findMessage(tx, { applicationId, id });
  const [view] = row ? await readMessageViews(deps, tx, caller, { around, rows: [row] }) : [];
  if (!view) throw new Problem('NOT_FOUND');
  return view;
};

/**
 * Changes the text of an own message within five minutes; its files stay.
 *
 * @throws Problem NOT_FOUND for a message of somebody else or a deleted one, EDIT_OVER, CONVERSATION_CLOSED
 */
export async function editMessage(
  deps: EditDeps,
  caller: Writer,
  { text, ...one }: OneMessage & MessageForm,
): Promise<Message> {
  return deps.db.transaction(async (tx) => {
    const { standing, message } = await lockOwn(tx, caller, one);
    if (message.deletedAt) throw new Problem('NOT_FOUND');
    const at = deps.now();
    assertOpen(standing, caller, at);
    if (at >= editableUntil(message)) throw new Problem('EDIT_OVER');
    if (text !== message.text) await rewriteMessage(tx, { id: message.id, text, signs: signsInMessage(text), at });
    await tell(deps, tx, caller, standing);
    return viewAgain(deps, tx, caller, message);
  });
}

/** The deleted message may have been the unread one, of which the other side was told. */
const forgetUnread = async (deps: EditDeps, tx: Transaction, caller: Writer, standing: TalkStanding): Promise<void> => {
  const { id: applicationId } = standing;
  const side = otherSide(caller.kind);
  await noteRead(tx, { applicationId, side });
  const accountId = otherOf(standing, caller.kind);
  const conversation = await findConversation(tx, applicationId);
  if (!accountId || !conversation || unreadOf(standing, conversation, side) > 0) return;
  const now = deps.now();
  await readNoticesAbout(tx, { accountId, kinds: [messageTo(side)], applicationId, until: now, readAt: now });
};

/**
 * Deletes an own message with its files; a placeholder stays. Idempotent.
 *
 * @throws Problem NOT_FOUND for a message of somebody else
 */
export async function deleteMessage(deps: EditDeps, caller: Writer, one: OneMessage): Promise<Message> {
  return deps.db.transaction(async (tx) => {
    const { standing, message } = await lockOwn(tx, caller, one);
    if (!message.deletedAt) {
      for (const fileId of await emptyMessage(tx, { id: message.id, at: deps.now() })) await disownFile(tx, fileId);
      await forgetUnread(deps, tx, caller, standing);
      await tell(deps, tx, caller, standing);
    }
    return viewAgain(deps, tx, caller, message);
  });
}
