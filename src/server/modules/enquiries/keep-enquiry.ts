import type { Transaction } from '#server/database/client.ts';
import { tellAdmins } from '#server/modules/notices/public.ts';
import { type EnquiryRow, insertEnquiry } from './enquiries.store.ts';

/** Stores a form and notifies the administrators; the notice does not contain its text. */
export async function keepEnquiry(tx: Transaction, form: Parameters<typeof insertEnquiry>[1]): Promise<EnquiryRow> {
  const enquiry = await insertEnquiry(tx, form);
  const says = { enquiryKind: form.kind };
  await tellAdmins(tx, { kind: 'enquiry', says, recordId: enquiry.id, at: enquiry.createdAt });
  return enquiry;
}
