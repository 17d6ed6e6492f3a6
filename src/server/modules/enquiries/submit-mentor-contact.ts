import type { MentorContact, MentorContactForm } from '#contract/enquiries.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import { admitEnquiry } from './admit-enquiry.ts';

import { mentorContactView } from './enquiry-view.ts';
import { keepEnquiry } from './keep-enquiry.ts';

/** Accepts a message for a mentor, to be passed on by the administrators. */
export async function submitMentorContact(
  deps: Pick<Deps, 'db' | 'limits' | 'now'>,
  meta: Pick<RequestMeta, 'clientAddress'>,
  { fullName, mobile, email, message, mentor }: MentorContactForm,
): Promise<MentorContact> {
  await admitEnquiry(deps, meta);
  const enquiry = {
    kind: 'mentor_contact',
    name: fullName,
    email,
    phone: mobile,
    message,
    field: mentor || null,
    createdAt: deps.now(),
  } as const;
  return deps.db.transaction(async (tx) => mentorContactView(await keepEnquiry(tx, enquiry)));
}
