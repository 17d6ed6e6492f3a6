import type { Mentee, MenteeForm } from '#contract/enquiries.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import { admitEnquiry } from './admit-enquiry.ts';

import { menteeView } from './enquiry-view.ts';
import { keepEnquiry } from './keep-enquiry.ts';

/** Accepts a request for mentoring. */
export async function submitMentee(
  deps: Pick<Deps, 'db' | 'limits' | 'now'>,
  meta: Pick<RequestMeta, 'clientAddress'>,
  form: MenteeForm,
): Promise<Mentee> {
  await admitEnquiry(deps, meta);
  const enquiry = { ...form, kind: 'mentee', createdAt: deps.now() } as const;
  return deps.db.transaction(async (tx) => menteeView(await keepEnquiry(tx, enquiry)));
}
