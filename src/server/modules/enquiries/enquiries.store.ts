import { and, count, desc, eq, or, type SQL } from 'drizzle-orm';
import type { EnquiryQuery } from '#contract/enquiries.ts';
import type { EnquiryKind } from '#contract/vocabularies.ts';
import type { Page } from '#server/answer.ts';
import type { Executor } from '#server/database/client.ts';
import { containsFragment } from '#server/database/fragment.ts';
import { enquiries } from '#server/database/schema/enquiries.ts';

const row = {
  id: enquiries.id,
  name: enquiries.name,
  email: enquiries.email,
  phone: enquiries.phone,
  message: enquiries.message,
  address: enquiries.address,
  education: enquiries.education,
  /** A mentee's field; of a mentor contact, the mentor. */
  field: enquiries.field,
  createdAt: enquiries.createdAt,
};

export interface EnquiryRow {
  id: string;
  name: string;
  email: string;
  phone: string;
  message: string | null;
  address: string | null;
  education: string | null;
  field: string | null;
  createdAt: Date;
}

type NewEnquiry = Pick<EnquiryRow, 'name' | 'email' | 'phone' | 'createdAt'> &
  Partial<EnquiryRow> & { kind: EnquiryKind };

export const insertEnquiry = async (executor: Executor, enquiry: NewEnquiry): Promise<EnquiryRow> => {
  const [inserted] = await executor.insert(enquiries).values(enquiry).returning(row);
  if (!inserted) throw new Error('The enquiry was not inserted.');
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

/** Several fragments mean "or"; none is no filter. */
const matches = (fragments: readonly string[]): SQL | undefined =>
  or(...fragments.flatMap((fragment) => SEARCHED.map((column) => containsFragment(column, fragment))));

/** One page of the enquiries of a kind, newest first. */
export const listEnquiryRows = async (
  executor: Executor,
  kind: EnquiryKind,
  { q }: Pick<EnquiryQuery, 'q'>,
  { limit, offset }: { limit: number; offset: number },
): Promise<Page<EnquiryRow>> => {
  const where = and(eq(enquiries.kind, kind), matches(q));
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

/** Whether there was such an enquiry of this kind. */
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
