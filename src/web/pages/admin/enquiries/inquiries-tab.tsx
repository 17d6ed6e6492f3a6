import { useSearchParams } from 'react-router';
import { enquiryTexts, inquiryTexts } from '#texts/admin-enquiries.ts';
import { call } from '#web/lib/api-client.ts';
import { requireSession } from '#web/lib/guard.ts';
import { load, type Read, read, useRead } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { EnquiriesList } from '#web/pages/admin/enquiries/enquiries-list.tsx';
import { answerOf, type EnquiryConfig, enquiryQuery, receivedAt } from '#web/pages/admin/enquiries/enquiry.ts';
import { useElsewhere } from '#web/pages/admin/list/open-row.ts';
import { STAYS_PUT, useNewInQueue } from '#web/pages/admin/list/use-new-in-queue.ts';
import type { Route } from './+types/inquiries-tab';

export { revalidateUnlessRowToggled as shouldRevalidate } from '#web/pages/admin/list/open-row.ts';

const listQuery = (search: URLSearchParams) => ({ ...read('listInquiries', enquiryQuery(search)), ...STAYS_PUT });

const config: EnquiryConfig<Read<'listInquiries'>['body'][number]> = {
  kind: 'inquiry',
  words: inquiryTexts,
  phoneLabel: enquiryTexts.columns.phone,
  list: 'listInquiries',
  shown: ({ _id, fullName: name, email, phone, message, createdAt, ...answer }) => {
    return { _id, name, email, phone, message, createdAt, more: [], ...answerOf(answer) };
  },
  answer: (id, answered) => call('answerInquiry', { params: { id }, body: { answered } }),
  reply: (id, body, headers) => call('replyToInquiry', { params: { id }, body }, { headers }),
  remove: (id, transfer) => call('deleteInquiry', { params: { id } }, transfer),
};

export async function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  requireSession(request, 'admin');
  await settle(load(listQuery(url.searchParams)));
}

/** Inquiry: messages from the contact page. */
export default function InquiriesTab() {
  const [search] = useSearchParams();
  const query = listQuery(search);
  const added = useNewInQueue('listInquiries', query, receivedAt);
  const list = useRead(query);
  const elsewhere = useElsewhere(list, (id) => read('listInquiries', { query: { id: [id] } }));
  return <EnquiriesList config={config} list={list} elsewhere={elsewhere} added={added} />;
}
