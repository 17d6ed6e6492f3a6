import type { EnquiryQuery, Inquiry, Mentee, MentorContact } from '#contract/enquiries.ts';
import { ROUTES } from '#contract/routes.ts';
import type { EnquiryKind } from '#contract/vocabularies.ts';
import type { Page } from '#server/answer.ts';
import type { Deps } from '#server/deps.ts';
import { type EnquiryRow, findReplies, listEnquiryRows, type ReplyRow } from './enquiries.store.ts';
import { answerView, inquiryView, menteeView, mentorContactView } from './enquiry-view.ts';

/** Lists one page of the enquiries of a kind, newest first, with whether each was answered, and the replies. */
const listAs =
  <View>(kind: EnquiryKind, view: (row: EnquiryRow) => View, { limit: usual, most }: { limit: number; most: number }) =>
  async (
    { db }: Pick<Deps, 'db'>,
    { limit: asked = usual, ...query }: EnquiryQuery,
  ): Promise<Page<View & ReturnType<typeof answerView>>> => {
    const limit = Math.min(asked, most);
    const { items, total } = await listEnquiryRows(db, kind, query, { limit, offset: (query.page - 1) * limit });
    const ids = items.map(({ id }) => id);
    const replies = Map.groupBy(await findReplies(db, ids), ({ enquiryId }: ReplyRow) => enquiryId);
    return { items: items.map((row) => ({ ...view(row), ...answerView(row, replies.get(row.id) ?? []) })), total };
  };

export const listInquiries = listAs<Inquiry>('inquiry', inquiryView, ROUTES.listInquiries.paged);
export const listMentees = listAs<Mentee>('mentee', menteeView, ROUTES.listMentees.paged);
export const listMentorContacts = listAs<MentorContact>(
  'mentor_contact',
  mentorContactView,
  ROUTES.listMentorContacts.paged,
);
