import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { MessageSign, Side } from '#contract/conversation-vocabulary.ts';
import type { Executor, Transaction } from '#server/database/client.ts';
import { messageFiles, messages } from '#server/database/schema/conversations.ts';
import { files } from '#server/database/schema/files.ts';
import { reports } from '#server/database/schema/trust.ts';

export type MessageRow = typeof messages.$inferSelect;

interface MessageFilter {
  applicationId: string;
  /** Only those of one side. */
  only?: Side | undefined;
}

const isOf = ({ applicationId, only }: MessageFilter) =>
  and(eq(messages.applicationId, applicationId), only && eq(messages.side, only));

/** Returns messages before a given one, or the newest; newest first. */
export const findMessages = async (
  executor: Executor,
  { before, most, ...asked }: MessageFilter & { before?: MessageRow | undefined; most: number },
): Promise<MessageRow[]> =>
  executor
    .select()
    .from(messages)
    .where(
      and(
        isOf(asked),
        before &&
          sql`(${messages.createdAt}, ${messages.id}) < (${before.createdAt.toISOString()}::timestamptz, ${before.id}::uuid)`,
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(most);

export const findMessage = async (
  executor: Executor,
  { id, ...asked }: MessageFilter & { id: string },
): Promise<MessageRow | undefined> => {
  const [row] = await executor
    .select()
    .from(messages)
    .where(and(isOf(asked), eq(messages.id, id)));
  return row;
};

export const insertMessage = async (
  tx: Transaction,
  message: {
    applicationId: string;
    authorId: string;
    side: Side;
    text: string;
    signs: MessageSign[];
    createdAt: Date;
  },
): Promise<MessageRow> => {
  const [row] = await tx.insert(messages).values(message).returning();
  if (!row) throw new Error('The message was not inserted.');
  return row;
};

export const attachFiles = async (tx: Transaction, messageId: string, fileIds: readonly string[]): Promise<void> => {
  if (fileIds.length === 0) return;
  await tx.insert(messageFiles).values(fileIds.map((fileId, position) => ({ messageId, fileId, position })));
};

/** Replaces the text; the first one stays for administrators. */
export const rewriteMessage = async (
  tx: Transaction,
  { id, text, signs, at }: { id: string; text: string; signs: MessageSign[]; at: Date },
): Promise<void> => {
  const firstText = sql`coalesce(${messages.firstText}, ${messages.text})`;
  await tx.update(messages).set({ text, firstText, signs, editedAt: at }).where(eq(messages.id, id));
};

/** Replaces the message by a placeholder and disowns its files. @returns their ids */
export const emptyMessage = async (tx: Transaction, { id, at }: { id: string; at: Date }): Promise<string[]> => {
  await tx.update(messages).set({ text: '', firstText: null, signs: [], deletedAt: at }).where(eq(messages.id, id));
  const gone = await tx
    .delete(messageFiles)
    .where(eq(messageFiles.messageId, id))
    .returning({ fileId: messageFiles.fileId });
  return gone.map(({ fileId }) => fileId);
};

/** The files of these messages, in order. */
export const findFilesOf = (executor: Executor, messageIds: readonly string[]) =>
  executor
    .select({
      messageId: messageFiles.messageId,
      id: files.id,
      mediaType: files.mediaType,
      originalName: files.originalName,
      byteSize: files.byteSize,
    })
    .from(messageFiles)
    .innerJoin(files, eq(files.id, messageFiles.fileId))
    .where(inArray(messageFiles.messageId, [...messageIds]))
    .orderBy(asc(messageFiles.position));

export type MessageFileRow = Awaited<ReturnType<typeof findFilesOf>>[number];

/** Returns which of these messages the account has reported. */
export const findReportedBy = async (
  executor: Executor,
  accountId: string,
  messageIds: readonly string[],
): Promise<ReadonlySet<string | null>> => {
  const rows = await executor
    .select({ messageId: reports.messageId })
    .from(reports)
    .where(and(eq(reports.reporterId, accountId), inArray(reports.messageId, [...messageIds])));
  return new Set(rows.map(({ messageId }) => messageId));
};

/** Whether a message of the conversation is reported and undecided. */
export const isUnderReport = async (executor: Executor, applicationId: string): Promise<boolean> => {
  const [row] = await executor
    .select({ one: sql`1` })
    .from(reports)
    .innerJoin(messages, eq(messages.id, reports.messageId))
    .where(and(eq(messages.applicationId, applicationId), isNull(reports.decision)))
    .limit(1);
  return row !== undefined;
};
