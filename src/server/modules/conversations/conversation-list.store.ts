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

/**
 * SQL version of the policy's `recruiterReadsCandidate`, for the rows of one recruiter. Blocks are found once.
 * Withdrawals are looked up per row by index: `not exists` would read all of the portal's for one page.
 */
const candidateIsRead = (recruiterId: string): SQL => sql`(${conversations.candidateId} is not null
  and (select true from ${applications} where ${applications.id} = ${conversations.applicationId}
    and ${applications.status} = 'withdrawn') is null
  and ${conversations.candidateId} not in (
    select ${blocks.blockerId} from ${blocks} where ${blocks.blockedId} = ${recruiterId}
    union all select ${blocks.blockedId} from ${blocks} where ${blocks.blockerId} = ${recruiterId}))`;

/** Condition for the messages of a conversation that this reader may read. */
const isRead = ({ side, accountId }: Reader): SQL | undefined =>
  side === 'candidate' ? undefined : sql`(${messages.side} = 'recruiter' or ${candidateIsRead(accountId)})`;

const isUnread = ({ side, accountId }: Reader): SQL | undefined =>
  and(gt(OF_SIDE[side].unread, 0), side === 'recruiter' ? candidateIsRead(accountId) : undefined);

/** Readable messages that contain the text; below, names of job, company and person. */
const saysIt = (reader: Reader, q: string): SQL | undefined => and(isRead(reader), containsFragment(messages.text, q));

const namesIt = (side: Side, q: string): SQL | undefined =>
  or(
    containsFragment(jobs.title, q),
    containsFragment(jobs.companyName, q),
    ...(side === 'recruiter'
      ? [containsFragment(applications.fullName, q)]
      : [
          containsFragment(recruiters.companyName, q),
          containsFragment(sql`${accounts.firstName} || ' ' || ${accounts.lastName}`, q),
        ]),
  );

const andNames = sql`join ${jobs} on ${jobs.id} = ${applications.jobId}
  left join ${recruiters} on ${recruiters.accountId} = ${conversations.recruiterId}
  left join ${accounts} on ${accounts.id} = ${conversations.recruiterId}`;

/** Up to this number, rows are looked up one by one. */
const FEW = 1_000;

/**
 * Finds conversations that mention the text, each kind through its own index, if they are few; undefined otherwise,
 * when scanning is faster.
 */
const findMentioning = async (executor: Executor, reader: Reader, q: string): Promise<string[] | undefined> => {
  const own = eq(OF_SIDE[reader.side].account, reader.accountId);
  const some = (rest: SQL) =>
    executor.execute<{ id: string }>(
      sql`select ${conversations.applicationId} as id from ${conversations} ${rest} limit ${FEW + 1}`,
    );
  const said = await some(sql`join ${messages} on ${messages.applicationId} = ${conversations.applicationId}
    where ${and(own, saysIt(reader, q))}`);
  if (said.rows.length > FEW) return undefined;
  const named = await some(sql`join ${applications} on ${applications.id} = ${conversations.applicationId} ${andNames}
    where ${and(own, namesIt(reader.side, q))}`);
  return named.rows.length > FEW ? undefined : [...new Set([...said.rows, ...named.rows].map(({ id }) => id))];
};

const mentions = (reader: Reader, q: string): SQL | undefined =>
  or(
    sql`exists (select from ${messages} where ${messages.applicationId} = ${conversations.applicationId}
      and ${saysIt(reader, q)})`,
    sql`exists (select from ${applications} ${andNames}
      where ${applications.id} = ${conversations.applicationId} and ${namesIt(reader.side, q)})`,
  );

/** For recruiters: conversations with anything left to read. */
const hasSomething = ({ side, accountId }: Reader): SQL | undefined =>
  side === 'candidate'
    ? undefined
    : or(
        candidateIsRead(accountId),
        sql`exists (select from ${messages} where ${messages.applicationId} = ${conversations.applicationId}
          and ${messages.side} = 'recruiter')`,
      );

/** Returns one page of a person's conversations, latest first, and their total. */
export const listOwn = async (
  executor: Executor,
  reader: Reader,
  { q, unread }: Pick<ConversationQuery, 'q' | 'unread'>,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: ConversationRow[]; total: number }> => {
  const mentioning = q === '' ? undefined : await findMentioning(executor, reader, q);
  const where = and(
    eq(OF_SIDE[reader.side].account, reader.accountId),
    unread ? isUnread(reader) : undefined,
    hasSomething(reader),
    mentioning ? inArray(conversations.applicationId, mentioning) : q === '' ? undefined : mentions(reader, q),
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

export const countUnread = (executor: Executor, reader: Reader): Promise<number> =>
  executor.$count(conversations, and(eq(OF_SIDE[reader.side].account, reader.accountId), isUnread(reader)));

/** Newest message of each that this reader may read, with its number of files. */
export const findNewest = async (
  executor: Executor,
  reader: Reader,
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
      firstText: messages.firstText,
      signs: messages.signs,
      createdAt: messages.createdAt,
      editedAt: messages.editedAt,
      deletedAt: messages.deletedAt,
    })
    .from(messages)
    .where(and(eq(messages.applicationId, conversations.applicationId), isRead(reader)))
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
        firstText: newest.firstText,
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
