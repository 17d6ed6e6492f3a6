import type { Inquiry, InquiryForm } from '#contract/enquiries.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import { admitEnquiry } from './admit-enquiry.ts';

import { inquiryView } from './enquiry-view.ts';
import { keepEnquiry } from './keep-enquiry.ts';

/** Accepts the contact form. Sends no email: the typed address may be a stranger's. */
export async function submitInquiry(
  deps: Pick<Deps, 'db' | 'limits' | 'now'>,
  meta: Pick<RequestMeta, 'clientAddress'>,
  { fullName, email, phone, message }: InquiryForm,
): Promise<Inquiry> {
  await admitEnquiry(deps, meta);
  const enquiry = { kind: 'inquiry', name: fullName, email, phone, message, createdAt: deps.now() } as const;
  return deps.db.transaction(async (tx) => inquiryView(await keepEnquiry(tx, enquiry)));
}
