import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Side } from '#contract/conversation-vocabulary.ts';
import type { Executor, Transaction } from '#server/database/client.ts';
import { conversations, messageFiles, messages, savedTexts } from '#server/database/schema/conversations.ts';
import { applications, files, jobs } from '#server/database/schema/index.ts';
import { OF_SIDE, otherSide } from './conversations.store.ts';

/** Messages are deleted with their author's account; those received stay with their authors. */
export const deleteOwnMessages = async (
  tx: Transaction,
  { side, accountId }: { side: Side; accountId: string },
): Promise<void> => {
  const own = tx.select({ id: messages.id }).from(messages).where(eq(messages.authorId, accountId));
  await tx.delete(messageFiles).where(inArray(messageFiles.messageId, own));
  await tx.delete(messages).where(eq(messages.authorId, accountId));
  // Resets its unread counts.
  await tx
    .update(conversations)
    .set(otherSide(side) === 'candidate' ? { candidateUnread: 0 } : { recruiterUnread: 0 })
    .where(eq(OF_SIDE[side].account, accountId));
};

/**
 * A candidate's conversations in full; for a recruiter only their own messages: the others belong to the candidates.
 */
export const readMessageData = async (executor: Executor, { side, accountId }: { side: Side; accountId: string }) => ({
  messages: await executor
    .select({
      job: { jobId: jobs.jobCode, title: applications.jobTitle, companyName: jobs.companyName },
      by: messages.side,
      text: messages.text,
      firstText: sql<string | null>`case when ${messages.authorId} = ${accountId} then ${messages.firstText} end`,
      at: messages.createdAt,
      editedAt: messages.editedAt,
      deletedAt: messages.deletedAt,
      files: sql<string[]>`array(select ${files.originalName} from ${messageFiles}
        join ${files} on ${files.id} = ${messageFiles.fileId}
        where ${messageFiles.messageId} = ${messages.id} order by ${messageFiles.position})`,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.applicationId, messages.applicationId))
    .innerJoin(applications, eq(applications.id, messages.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(side === 'candidate' ? eq(conversations.candidateId, accountId) : eq(messages.authorId, accountId))
    .orderBy(asc(messages.createdAt)),
  ...(side === 'recruiter' && { 'saved-texts': await readSavedTexts(executor, accountId) }),
});

const readSavedTexts = (executor: Executor, recruiterId: string) =>
  executor
    .select({ name: savedTexts.name, text: savedTexts.text, at: savedTexts.updatedAt })
    .from(savedTexts)
    .where(eq(savedTexts.recruiterId, recruiterId))
    .orderBy(asc(savedTexts.id));
