import type { EnquiryQuery, Mentee } from '#contract/enquiries.ts';
import { ROUTES } from '#contract/routes.ts';
import type { Page } from '#server/answer.ts';
import type { Deps } from '#server/deps.ts';
import { listEnquiryRows } from './enquiries.store.ts';
import { menteeView } from './enquiry-view.ts';

/** Those who asked to be mentored, newest first. */
export async function listMentees({ db }: Pick<Deps, 'db'>, query: EnquiryQuery): Promise<Page<Mentee>> {
  const { limit: usual, most } = ROUTES.listMentees.paged;
  const limit = Math.min(query.limit ?? usual, most);
  const { items, total } = await listEnquiryRows(db, 'mentee', query, { limit, offset: (query.page - 1) * limit });
  return { items: items.map(menteeView), total };
}
