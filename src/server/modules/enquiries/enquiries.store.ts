import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { EnquiryQuery } from '#contract/enquiries.ts';
import type { Language } from '#contract/languages.ts';
import type { EnquiryKind } from '#contract/vocabularies.ts';
import type { Page } from '#server/answer.ts';
import type { Executor, Transaction } from '#server/database/client.ts';
import { deleteSome } from '#server/database/delete-some.ts';
import { containsFragment } from '#server/database/fragment.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { enquiries, enquiryReplies } from '#server/database/schema/enquiries.ts';
import { announceToAdmins } from '#server/modules/stream/public.ts';

const row = {
  id: enquiries.id,
  kind: enquiries.kind,
  name: enquiries.name,
  email: enquiries.email,
  phone: enquiries.phone,
  message: enquiries.message,
  address: enquiries.address,
  education: enquiries.education,
  /** A mentee's field; for a mentor contact, the mentor. */
  field: enquiries.field,
  language: enquiries.language,
  createdAt: enquiries.createdAt,
  answeredAt: enquiries.answeredAt,
  answeredBy: sql<
    string | null
  >`(select ${accounts.userCode} from ${accounts} where ${accounts.id} = ${enquiries.answeredBy})`,
};

export interface EnquiryRow {
  id: string;
  kind: EnquiryKind;
  name: string;
  email: string;
  phone: string;
  message: string | null;
  address: string | null;
  education: string | null;
  field: string | null;
  /** Of the page on which it was written; null for those from before this was stored. */
  language: Language | null;
  createdAt: Date;
  answeredAt: Date | null;
  /** Code of the administrator. */
  answeredBy: string | null;
}

type NewEnquiry = Pick<EnquiryRow, 'name' | 'email' | 'phone' | 'createdAt'> &
  Partial<Omit<EnquiryRow, 'answeredAt' | 'answeredBy'>> & { kind: EnquiryKind; accountId: string | null };

export const insertEnquiry = async (executor: Executor, enquiry: NewEnquiry): Promise<EnquiryRow> => {
  const [inserted] = await executor.insert(enquiries).values(enquiry).returning(row);
  if (!inserted) throw new Error('The enquiry was not inserted.');
  await announceToAdmins(executor, ['enquiries', 'administration']);
  return inserted;
};

const SEARCHED = [
  enquiries.name,
  enquiries.email,
  enquiries.phone,
  enquiries.message,
  enquiries.address,
  enquiries.education,
  enquiries.field,
] as const;

/** Several fragments mean "or"; none means no filter. */
const matches = (fragments: readonly string[]): SQL | undefined =>
  or(...fragments.flatMap((fragment) => SEARCHED.map((column) => containsFragment(column, fragment))));

const isAnswered = (answered: boolean | undefined): SQL | undefined => {
  if (answered === undefined) return undefined;
  return answered ? isNotNull(enquiries.answeredAt) : isNull(enquiries.answeredAt);
};

/** Returns one page of the enquiries of a kind, newest first. */
export const listEnquiryRows = async (
  executor: Executor,
  kind: EnquiryKind,
  { q, answered, id }: Pick<EnquiryQuery, 'q' | 'answered' | 'id'>,
  { limit, offset }: { limit: number; offset: number },
): Promise<Page<EnquiryRow>> => {
  const where = and(
    eq(enquiries.kind, kind),
    isAnswered(answered),
    id.length === 0 ? undefined : inArray(enquiries.id, id),
    matches(q),
  );
  const items = await executor
    .select(row)
    .from(enquiries)
    .where(where)
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await executor.select({ total: count() }).from(enquiries).where(where);
  return { items, total: counted?.total ?? 0 };
};

/** Returns whether there was such an enquiry of this kind. */
export const deleteEnquiryRow = async (
  executor: Executor,
  { id, kind }: { id: string; kind: EnquiryKind },
): Promise<boolean> => {
  const deleted = await executor
    .delete(enquiries)
    .where(and(eq(enquiries.id, id), eq(enquiries.kind, kind)))
    .returning({ id: enquiries.id });
  return deleted.length > 0;
};

/** Serializes answers to the same enquiry. */
export const lockEnquiry = async (
  tx: Transaction,
  { id, kind }: { id: string; kind: EnquiryKind },
): Promise<EnquiryRow | undefined> => {
  const [found] = await tx
    .select(row)
    .from(enquiries)
    .where(and(eq(enquiries.id, id), eq(enquiries.kind, kind)))
    .for('update');
  return found;
};

/** Stores who answered and when; null for unanswered. */
export const updateAnswered = async (
  tx: Transaction,
  id: string,
  answered: { by: string; at: Date } | undefined,
): Promise<EnquiryRow> => {
  const [updated] = await tx
    .update(enquiries)
    .set({ answeredAt: answered?.at ?? null, answeredBy: answered?.by ?? null })
    .where(eq(enquiries.id, id))
    .returning(row);
  if (!updated) throw new Error('The enquiry was not updated.');
  await announceToAdmins(tx, ['enquiries', 'administration']);
  return updated;
};

const replyRow = {
  id: enquiryReplies.id,
  enquiryId: enquiryReplies.enquiryId,
  subject: enquiryReplies.subject,
  message: enquiryReplies.message,
  createdAt: enquiryReplies.createdAt,
  author: sql<
    string | null
  >`(select ${accounts.userCode} from ${accounts} where ${accounts.id} = ${enquiryReplies.authorId})`,
};

export interface ReplyRow {
  id: string;
  enquiryId: string;
  subject: string;
  message: string;
  createdAt: Date;
  author: string | null;
}

export const insertReply = async (
  tx: Transaction,
  reply: { enquiryId: string; authorId: string; subject: string; message: string; createdAt: Date },
): Promise<ReplyRow> => {
  const [inserted] = await tx.insert(enquiryReplies).values(reply).returning(replyRow);
  if (!inserted) throw new Error('The reply was not inserted.');
  return inserted;
};

/** Whether an identical reply to this enquiry was sent since then. */
export const hasReplyTwin = async (
  tx: Transaction,
  { enquiryId, subject, message }: { enquiryId: string; subject: string; message: string },
  since: Date,
): Promise<boolean> => {
  const twins = await tx
    .select({ id: enquiryReplies.id })
    .from(enquiryReplies)
    .where(
      and(
        eq(enquiryReplies.enquiryId, enquiryId),
        eq(enquiryReplies.subject, subject),
        eq(enquiryReplies.message, message),
        gt(enquiryReplies.createdAt, since),
      ),
    )
    .limit(1);
  return twins.length > 0;
};

/** Replies to these enquiries, oldest first. */
export const findReplies = (executor: Executor, enquiryIds: readonly string[]): Promise<ReplyRow[]> =>
  enquiryIds.length === 0
    ? Promise.resolve([])
    : executor
        .select(replyRow)
        .from(enquiryReplies)
        .where(inArray(enquiryReplies.enquiryId, [...enquiryIds]))
        .orderBy(asc(enquiryReplies.createdAt), asc(enquiryReplies.id));

/** Deletes enquiries that were answered before then. */
export const deleteAnsweredBefore = (
  executor: Executor,
  before: Date,
  batch: Parameters<typeof deleteSome>[3],
): Promise<number> => deleteSome(executor, enquiries, lt(enquiries.answeredAt, before), batch);
