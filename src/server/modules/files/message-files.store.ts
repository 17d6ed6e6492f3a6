import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { AccountKind } from '#contract/vocabularies.ts';
import type { Executor } from '#server/database/client.ts';
import { applications, blocks, conversations, messageFiles, messages, reports } from '#server/database/schema/index.ts';

/**
 * Returns whether this person may read a conversation with a message that has the file: the candidate always, the
 * recruiter until the candidate has withdrawn or either has blocked the other, an administrator while a message of it
 * is reported and undecided.
 */
export const readsMessage = async (
  executor: Executor,
  { accountId, kind }: { accountId: string; kind: AccountKind },
  { id }: { id: string },
): Promise<boolean> => {
  const isBlocked = sql`exists (select from ${blocks}
    where (${blocks.blockerId} = ${conversations.candidateId} and ${blocks.blockedId} = ${conversations.recruiterId})
      or (${blocks.blockerId} = ${conversations.recruiterId} and ${blocks.blockedId} = ${conversations.candidateId}))`;
  const isReported = sql`exists (select from ${reports}
    join ${messages} reported on reported.id = ${reports.messageId}
    where reported.application_id = ${conversations.applicationId} and ${isNull(reports.decision)})`;
  const reads = {
    candidate: eq(conversations.candidateId, accountId),
    recruiter: and(
      eq(conversations.recruiterId, accountId),
      or(eq(messages.side, 'recruiter'), and(sql`${applications.status} <> 'withdrawn'`, sql`not ${isBlocked}`)),
    ),
    admin: isReported,
  };
  const [row] = await executor
    .select({ id: messages.id })
    .from(messageFiles)
    .innerJoin(messages, eq(messages.id, messageFiles.messageId))
    .innerJoin(conversations, eq(conversations.applicationId, messages.applicationId))
    .innerJoin(applications, eq(applications.id, messages.applicationId))
    .where(and(eq(messageFiles.fileId, id), reads[kind]))
    .limit(1);
  return row !== undefined;
};
