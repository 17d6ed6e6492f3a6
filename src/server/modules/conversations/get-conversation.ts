import type { Conversation, EarlierQuery } from '#contract/conversations.ts';
import { isAdmin, type Member } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { recordAudit } from '#server/modules/audit/public.ts';
import { Problem } from '#server/problem.ts';
import { conversationView } from './conversation-view.ts';
import { findReceipts } from './conversations.store.ts';
import { findMessage, findMessages, isUnderReport } from './messages.store.ts';
import { onlySide, readAround, readMessageViews } from './read-conversation.ts';

const AT_ONCE = 50;

type GetDeps = Pick<Deps, 'db' | 'settings' | 'now'>;

/**
 * Returns a conversation with its newest messages, or those before a given one. Readable for everybody who may see the
 * application; for an administrator while a message of it is reported and undecided, which is recorded.
 *
 * @throws Problem NOT_FOUND
 */
export async function getConversation(
  deps: GetDeps,
  caller: Member,
  { applicationId, before }: EarlierQuery & { applicationId: string },
): Promise<Conversation> {
  if (!isAdmin(caller)) return read(deps, deps.db, caller, { applicationId, before });
  return deps.db.transaction(async (tx) => {
    if (!(await isUnderReport(tx, applicationId))) throw new Problem('NOT_FOUND');
    const conversation = await read(deps, tx, caller, { applicationId, before });
    const { standing } = await readAround(tx, caller, applicationId);
    await recordAudit(tx, {
      actor: { id: caller.accountId, kind: 'admin', code: caller.userCode },
      action: 'conversation_read',
      subject: { kind: 'application', id: applicationId, code: standing.jobCode },
      at: deps.now(),
    });
    return conversation;
  });
}

const read = async (
  deps: GetDeps,
  executor: Executor,
  caller: Member,
  { applicationId, before }: { applicationId: string; before: string | undefined },
): Promise<Conversation> => {
  const around = await readAround(executor, caller, applicationId);
  const asked = { applicationId, only: onlySide(caller, around.standing) };
  const from = before ? await findMessage(executor, { ...asked, id: before }) : undefined;
  if (before && !from) throw new Problem('NOT_FOUND');
  const rows = await findMessages(executor, { ...asked, before: from, most: AT_ONCE + 1 });
  const shows = await findReceipts(executor, [caller.accountId]);
  return conversationView(caller, around, {
    messages: await readMessageViews(deps, executor, caller, { around, rows: rows.slice(0, AT_ONCE).reverse() }),
    earlier: rows.length > AT_ONCE,
    receipts: shows(caller.accountId),
    at: deps.now(),
  });
};
