import type { EnquiryQuery, Mentee } from '#contract/enquiries.ts';
import { ROUTES } from '#contract/routes.ts';
import type { Page } from '#server/answer.ts';
import type { Deps } from '#server/deps.ts';
import { menteeView } from './enquiry-view.ts';
import { readEnquiries } from './read-enquiries.ts';

/** Lists requests for mentoring, newest first. */
export async function listMentees(deps: Pick<Deps, 'db'>, query: EnquiryQuery): Promise<Page<Mentee>> {
  const { items, total } = await readEnquiries(deps, 'mentee', query, ROUTES.listMentees.paged);
  return { items: items.map(({ row, answer }) => ({ ...menteeView(row), ...answer })), total };
}
