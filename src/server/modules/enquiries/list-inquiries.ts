import type { EnquiryQuery, Inquiry } from '#contract/enquiries.ts';
import { ROUTES } from '#contract/routes.ts';
import type { Page } from '#server/answer.ts';
import type { Deps } from '#server/deps.ts';
import { inquiryView } from './enquiry-view.ts';
import { readEnquiries } from './read-enquiries.ts';

/** Lists the contact messages, newest first. */
export async function listInquiries(deps: Pick<Deps, 'db'>, query: EnquiryQuery): Promise<Page<Inquiry>> {
  const { items, total } = await readEnquiries(deps, 'inquiry', query, ROUTES.listInquiries.paged);
  return { items: items.map(({ row, answer }) => ({ ...inquiryView(row), ...answer })), total };
}
