import type { EnquiryQuery, Inquiry } from '#contract/enquiries.ts';
import type { EnquiryKind } from '#contract/vocabularies.ts';
import type { Page } from '#server/answer.ts';
import type { Deps } from '#server/deps.ts';
import { type EnquiryRow, findReplies, listEnquiryRows, type ReplyRow } from './enquiries.store.ts';
import { answerView } from './enquiry-view.ts';

interface ReadEnquiry {
  row: EnquiryRow;
  /** Whether it was answered, and the replies. */
  answer: Pick<Inquiry, 'answeredAt' | 'answeredBy' | 'replies'>;
}

/** Returns one page of the enquiries of a kind, newest first, with answers and replies. */
export async function readEnquiries(
  { db }: Pick<Deps, 'db'>,
  kind: EnquiryKind,
  query: EnquiryQuery,
  { limit: usual, most }: { limit: number; most: number },
): Promise<Page<ReadEnquiry>> {
  const limit = Math.min(query.limit ?? usual, most);
  const { items, total } = await listEnquiryRows(db, kind, query, { limit, offset: (query.page - 1) * limit });
  const replies = new Map<string, ReplyRow[]>();
  for (const reply of await findReplies(
    db,
    items.map(({ id }) => id),
  )) {
    replies.set(reply.enquiryId, [...(replies.get(reply.enquiryId) ?? []), reply]);
  }
  return { items: items.map((row) => ({ row, answer: answerView(row, replies.get(row.id) ?? []) })), total };
}
