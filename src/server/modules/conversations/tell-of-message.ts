import type { Side } from '#contract/conversation-vocabulary.ts';
import type { Transaction } from '#server/database/client.ts';
import type { QueueJobs } from '#server/database/queue.ts';
import type { Deps } from '#server/deps.ts';
import { findTalk, type Talk } from '#server/modules/hiring/public.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { type NewNotice, tell } from '#server/modules/notices/public.ts';
import { mailAt } from './conversation-policy.ts';
import { type ConversationRow, lockConversation, noteMailed } from './conversations.store.ts';

type TellDeps = Pick<Deps, 'now' | 'queue' | 'settings'>;

const stateOf = (conversation: ConversationRow, to: Side) =>
  to === 'candidate'
    ? { unread: conversation.candidateUnread, mailedAt: conversation.candidateMailedAt }
    : { unread: conversation.recruiterUnread, mailedAt: conversation.recruiterMailedAt };

/** The kind of the notice that tells this side of messages. */
export const messageTo = (side: Side) => (side === 'candidate' ? 'message_from_company' : 'message_from_candidate');

const noticeOf = ({ id: applicationId, jobId, ...talk }: Talk, to: Side, at: Date): NewNotice[] => {
  const about = { jobId, applicationId, at };
  const { jobTitle, companyName, candidateId, recruiterId } = talk;
  if (to === 'recruiter')
    return recruiterId ? [{ ...about, to: recruiterId, kind: 'message_from_candidate', says: { jobTitle } }] : [];
  return candidateId
    ? [{ ...about, to: candidateId, kind: 'message_from_company', says: { jobTitle, companyName } }]
    : [];
};

/**
 * Notifies the reader of a message by a notice that counts unread ones; for the first of these also by email,
 * immediately or an hour after the last such email.
 */
export async function tellOfMessage(
  deps: TellDeps,
  tx: Transaction,
  { standing, conversation, to, sentAt }: { standing: Talk; conversation: ConversationRow; to: Side; sentAt: Date },
): Promise<void> {
  // Exactly the time of the message: the notice is read with it.
  await tell(tx, noticeOf(standing, to, sentAt));
  const at = deps.now();
  const due = mailAt(stateOf(conversation, to), at);
  if (!due) return;
  const { applicationId } = conversation;
  if (due > at) return deps.queue.send(tx, 'tell-of-message', { applicationId, to }, { after: due });
  await mail(deps, tx, standing, to);
}

/** Queue handler: sends a delayed email, unless the message was read or emailed meanwhile. */
export async function tellOfWaitingMessage(
  deps: TellDeps & Pick<Deps, 'db'>,
  { applicationId, to }: QueueJobs['tell-of-message'],
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const conversation = await lockConversation(tx, applicationId);
    const talk = conversation && (await findTalk(tx, applicationId));
    if (!conversation || !talk) return;
    const { unread, mailedAt } = stateOf(conversation, to);
    const due = mailAt({ unread: 0, mailedAt }, deps.now());
    if (unread === 0 || !due || due > deps.now()) return;
    await mail(deps, tx, talk, to);
  });
}

const mail = async (deps: TellDeps, tx: Transaction, talk: Talk, to: Side): Promise<void> => {
  const { id: applicationId, candidateId, candidateEmail, recruiterId, recruiterEmail } = talk;
  const { publicUrl } = deps.settings;
  const about = { publicUrl, applicationId, jobTitle: talk.jobTitle, companyName: talk.companyName };
  if (to === 'candidate' && candidateId && candidateEmail && recruiterId)
    await deps.queue.send(
      tx,
      'mail',
      mailOf('recruiterWrote', {
        to: candidateEmail,
        accountId: candidateId,
        countsFor: recruiterId,
        ...about,
        postedByCompany: talk.postedByCompany,
      }),
    );
  if (to === 'recruiter' && recruiterId && recruiterEmail)
    await deps.queue.send(
      tx,
      'mail',
      mailOf('candidateWrote', {
        to: recruiterEmail,
        accountId: recruiterId,
        ...about,
        candidateName: talk.candidateName ?? '',
      }),
    );
  await noteMailed(tx, { applicationId, to, at: deps.now() });
};
