import type { Transaction } from '#server/database/client.ts';
import { tellAdmins } from '#server/modules/notices/public.ts';
import { type EnquiryRow, insertEnquiry } from './enquiries.store.ts';

/** Keeps a form, and tells the administrators that there is one; what it says they read where it is kept. */
export async function keepEnquiry(tx: Transaction, form: Parameters<typeof insertEnquiry>[1]): Promise<EnquiryRow> {
  const enquiry = await insertEnquiry(tx, form);
  const says = { enquiryKind: form.kind };
  await tellAdmins(tx, { kind: 'enquiry', says, recordId: enquiry.id, at: enquiry.createdAt });
  return enquiry;
}
