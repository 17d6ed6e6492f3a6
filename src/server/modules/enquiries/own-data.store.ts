import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/database/client.ts';
import { enquiries, enquiryReplies } from '#server/database/schema/enquiries.ts';
import { announceToAdmins } from '#server/modules/stream/public.ts';

/** The enquiries that somebody sent while signed in, and the replies, without the administrators. */
export const readEnquiries = async (executor: Executor, accountId: string) => {
  const { accountId: _own, answeredBy: _who, ...enquiry } = getTableColumns(enquiries);
  const { authorId: _whoElse, ...reply } = getTableColumns(enquiryReplies);
  const own = eq(enquiries.accountId, accountId);
  return {
    enquiries: await executor.select(enquiry).from(enquiries).where(own).orderBy(asc(enquiries.createdAt)),
    'enquiry-replies': await executor
      .select(reply)
      .from(enquiryReplies)
      .innerJoin(enquiries, eq(enquiries.id, enquiryReplies.enquiryId))
      .where(own)
      .orderBy(asc(enquiryReplies.createdAt)),
  };
};

/** Deletes the enquiries with their replies. */
export const deleteOwnEnquiries = async (tx: Transaction, accountId: string): Promise<void> => {
  const { rowCount } = await tx.delete(enquiries).where(eq(enquiries.accountId, accountId));
  if (rowCount) await announceToAdmins(tx, ['enquiries', 'administration']);
};
