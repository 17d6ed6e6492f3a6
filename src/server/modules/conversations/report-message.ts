import type { MessageReport } from '#contract/conversations.ts';
import type { CandidateCaller, RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { tellAdmins } from '#server/modules/notices/public.ts';
import { addMessageReport } from '#server/modules/reports/public.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { otherSide } from './conversations.store.ts';
import { getStanding, holdStanding } from './get-standing.ts';
import { findMessage } from './messages.store.ts';
import { onlySide } from './read-conversation.ts';

/**
 * Reports a message of the other side to the administrators, who can read the conversation until they have decided.
 * Reporting the same message twice counts once.
 *
 * @throws Problem NOT_FOUND for a message that the caller cannot read, has written, or that is deleted;
 *   TOO_MANY_REQUESTS
 */
export async function reportMessage(
  { db, limits, now }: Pick<Deps, 'db' | 'limits' | 'now'>,
  caller: CandidateCaller | RecruiterCaller,
  { applicationId, messageId, ...report }: MessageReport & { applicationId: string; messageId: string },
): Promise<{ message: string }> {
  await getStanding(db, caller, applicationId);
  await limits.take('messageReportPerAccount', caller.accountId);
  return db.transaction(async (tx) => {
    const standing = await holdStanding(tx, caller, applicationId);
    const message = await findMessage(tx, { applicationId, id: messageId, only: otherSide(caller.kind) });
    const isReadable = onlySide(caller, standing) === undefined;
    if (!message || message.deletedAt || !isReadable) throw new Problem('NOT_FOUND');
    await addMessageReport(tx, {
      jobId: standing.jobId,
      ...report,
      reporterId: caller.accountId,
      messageId,
      messageBy: message.side,
      messageText: message.text,
      messageFirstText: message.firstText === message.text ? null : message.firstText,
      createdAt: now(),
    });
    await tellAdmins(tx, {
      kind: 'message_reported',
      says: { jobTitle: standing.jobTitle, companyName: standing.companyName },
      jobId: standing.jobId,
      applicationId,
      at: now(),
      once: `${messageId} ${caller.accountId}`,
    });
    return { message: answerTexts.messageReported };
  });
}
