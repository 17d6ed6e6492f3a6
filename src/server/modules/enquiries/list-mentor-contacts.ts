import type { EnquiryQuery, MentorContact } from '#contract/enquiries.ts';
import { ROUTES } from '#contract/routes.ts';
import type { Page } from '#server/answer.ts';
import type { Deps } from '#server/deps.ts';
import { listEnquiryRows } from './enquiries.store.ts';
import { mentorContactView } from './enquiry-view.ts';

/** The messages for mentors, newest first. */
export async function listMentorContacts({ db }: Pick<Deps, 'db'>, query: EnquiryQuery): Promise<Page<MentorContact>> {
  const { limit: usual, most } = ROUTES.listMentorContacts.paged;
  const limit = Math.min(query.limit ?? usual, most);
  const { items, total } = await listEnquiryRows(db, 'mentor_contact', query, {
    limit,
    offset: (query.page - 1) * limit,
  });
  return { items: items.map(mentorContactView), total };
}
