import type { EnquiryQuery, MentorContact } from '#contract/enquiries.ts';
import { ROUTES } from '#contract/routes.ts';
import type { Page } from '#server/answer.ts';
import type { Deps } from '#server/deps.ts';
import { mentorContactView } from './enquiry-view.ts';
import { readEnquiries } from './read-enquiries.ts';

/** Lists the messages for mentors, newest first. */
export async function listMentorContacts(deps: Pick<Deps, 'db'>, query: EnquiryQuery): Promise<Page<MentorContact>> {
  const { items, total } = await readEnquiries(deps, 'mentor_contact', query, ROUTES.listMentorContacts.paged);
  return { items: items.map(({ row, answer }) => ({ ...mentorContactView(row), ...answer })), total };
}
