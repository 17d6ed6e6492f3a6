import { and, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Side } from '#contract/conversation-vocabulary.ts';
import type { ConversationQuery } from '#contract/conversations.ts';
import type { Executor } from '#server/database/client.ts';
import { containsFragment } from '#server/database/fragment.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { applications } from '#server/database/schema/applications.ts';
import { blocks, conversations, messageFiles, messages } from '#server/database/schema/conversations.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { recruiters } from '#server/database/schema/recruiters.ts';
import { type ConversationRow, OF_SIDE } from './conversations.store.ts';
import type { MessageRow } from './messages.store.ts';

interface Reader {
  side: Side;
  accountId: string;
}

/** As `recruiterReadsCandidate` of the policy says, of each row. */
const candidateIsRead = sql`(${conversations.candidateId} is not null
  and exists (select from ${applications} where ${applications.id} = ${conversations.applicationId}
    and ${applications.status} <> 'withdrawn')
  and not exists (select from ${blocks}
    where (${blocks.blockerId} = ${conversations.candidateId} and ${blocks.blockedId} = ${conversations.recruiterId})
      or (${blocks.blockerId} = ${conversations.recruiterId} and ${blocks.blockedId} = ${conversations.candidateId})))`;

/** What this side may read of a message of a conversation. */
const isRead = (side: Side): SQL | undefined =>
  side === 'candidate' ? undefined : sql`(${messages.side} = 'recruiter' or ${candidateIsRead})`;

const isUnread = (side: Side): SQL | undefined =>
  and(gt(OF_SIDE[side].unread, 0), side === 'recruiter' ? candidateIsRead : undefined);

const mentions = (side: Side, q: string): SQL | undefined =>
  or(
    sql`exists (select from ${messages} where ${messages.applicationId} = ${conversations.applicationId}
      and ${and(isRead(side), containsFragment(messages.text, q))})`,
    sql`exists (select from ${applications} join ${jobs} on ${jobs.id} = ${applications.jobId}
      left join ${recruiters} on ${recruiters.accountId} = ${conversations.recruiterId}
      left join ${accounts} on ${accounts.id} = ${conversations.recruiterId}
      where ${applications.id} = ${conversations.applicationId} and ${or(
        containsFragment(applications.jobTitle, q),
        containsFragment(jobs.companyName, q),
        ...(side === 'recruiter'
          ? [containsFragment(applications.fullName, q)]
          : [
              containsFragment(recruiters.companyName, q),
              containsFragment(sql`${accounts.firstName} || ' ' || ${accounts.lastName}`, q),
            ]),
      )})`,
  );

/** Of the recruiter: those of which something is left to read. */
const hasSomething = (side: Side): SQL | undefined =>
  side === 'candidate'
    ? undefined
    : or(
        candidateIsRead,
        sql`exists (select from ${messages} where ${messages.applicationId} = ${conversations.applicationId}
          and ${messages.side} = 'recruiter')`,
      );

/** One page of somebody's conversations, the latest first, and how many there are. */
export const listOwn = async (
  executor: Executor,
  { side, accountId }: Reader,
  { q, unread }: Pick<ConversationQuery, 'q' | 'unread'>,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: ConversationRow[]; total: number }> => {
  const where = and(
    eq(OF_SIDE[side].account, accountId),
    unread ? isUnread(side) : undefined,
    hasSomething(side),
    q === '' ? undefined : mentions(side, q),
  );
  const items = await executor
    .select()
    .from(conversations)
    .where(where)
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.applicationId))
    .limit(limit)
    .offset(offset);
  return { items, total: await executor.$count(conversations, where) };
};

export const countUnread = (executor: Executor, { side, accountId }: Reader): Promise<number> =>
  executor.$count(conversations, and(eq(OF_SIDE[side].account, accountId), isUnread(side)));

/** The newest message of each that this side may read, with how many files it has. */
export const findNewest = async (
  executor: Executor,
  side: Side,
  applicationIds: readonly string[],
): Promise<Map<string, MessageRow & { files: number }>> => {
  if (applicationIds.length === 0) return new Map();
  const newest = executor
    .select({
      id: messages.id,
      applicationId: messages.applicationId,
      authorId: messages.authorId,
      side: messages.side,
      text: messages.text,
      signs: messages.signs,
      createdAt: messages.createdAt,
      editedAt: messages.editedAt,
      deletedAt: messages.deletedAt,
    })
    .from(messages)
    .where(and(eq(messages.applicationId, conversations.applicationId), isRead(side)))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(1)
    .as('newest');
  const rows = await executor
    .select({
      newest: {
        id: newest.id,
        applicationId: newest.applicationId,
        authorId: newest.authorId,
        side: newest.side,
        text: newest.text,
        signs: newest.signs,
        createdAt: newest.createdAt,
        editedAt: newest.editedAt,
        deletedAt: newest.deletedAt,
      },
      files: sql<number>`(select count(*)::int from ${messageFiles} where ${messageFiles.messageId} = ${newest.id})`,
    })
    .from(conversations)
    .innerJoinLateral(newest, sql`true`)
    .where(inArray(conversations.applicationId, [...applicationIds]));
  return new Map(rows.map(({ newest: row, files }) => [row.applicationId, { ...row, files }]));
};
