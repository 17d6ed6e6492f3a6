import type { EnquiryReply, EnquiryReplyForm } from '#contract/enquiries.ts';
import type { EnquiryKind } from '#contract/vocabularies.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { recordAudit } from '#server/modules/audit/public.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { Problem } from '#server/problem.ts';
import { hasReplyTwin, insertReply, lockEnquiry, updateAnswered } from './enquiries.store.ts';
import { replyView } from './enquiry-view.ts';

/** Sending the same reply again within this time counts as a double click. */
const TWIN_MS = 60_000;

/**
 * Replies by email. The reply is stored with the enquiry, which then counts as answered.
 * @throws NOT_FOUND; ILLEGAL_STEP for the same text again within a minute
 */
export async function replyToEnquiry(
  { db, now, queue }: Pick<Deps, 'db' | 'now' | 'queue'>,
  { accountId, userCode }: AdminCaller,
  { id, kind, subject, message }: EnquiryReplyForm & { id: string; kind: EnquiryKind },
): Promise<EnquiryReply> {
  return db.transaction(async (tx) => {
    const enquiry = await lockEnquiry(tx, { id, kind });
    if (!enquiry) throw new Problem('NOT_FOUND');
    const at = now();
    if (await hasReplyTwin(tx, { enquiryId: id, subject, message }, new Date(at.getTime() - TWIN_MS)))
      throw new Problem('REPLY_SENT');
    const reply = await insertReply(tx, { enquiryId: id, authorId: accountId, subject, message, createdAt: at });
    if (!enquiry.answeredAt) await updateAnswered(tx, id, { by: accountId, at });
    await recordAudit(tx, {
      actor: { id: accountId, kind: 'admin', code: userCode },
      action: `${kind}_replied`,
      subject: { kind, id, code: '' },
      from: enquiry.answeredAt ? 'answered' : 'open',
      to: 'answered',
      at,
    });
    const { email: to, language, createdAt } = enquiry;
    const mail = mailOf('enquiryReply', { to, ...(language && { language }), subject, message, createdAt });
    await queue.send(tx, 'mail', mail);
    return replyView(reply);
  });
}
