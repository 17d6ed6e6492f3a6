import type { EnquiryQuery, Inquiry } from '#contract/enquiries.ts';
import { ROUTES } from '#contract/routes.ts';
import type { Page } from '#server/answer.ts';
import type { Deps } from '#server/deps.ts';
import { listEnquiryRows } from './enquiries.store.ts';
import { inquiryView } from './enquiry-view.ts';

/** The contact messages, newest first. */
export async function listInquiries({ db }: Pick<Deps, 'db'>, query: EnquiryQuery): Promise<Page<Inquiry>> {
  const { limit: usual, most } = ROUTES.listInquiries.paged;
  const limit = Math.min(query.limit ?? usual, most);
  const { items, total } = await listEnquiryRows(db, 'inquiry', query, { limit, offset: (query.page - 1) * limit });
  return { items: items.map(inquiryView), total };
}
