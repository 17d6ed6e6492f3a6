import { useSearchParams } from 'react-router';
import { enquiryTexts, menteeTexts } from '#texts/admin-enquiries.ts';
import { call } from '#web/lib/api-client.ts';
import { requireSession } from '#web/lib/guard.ts';
import { load, type Read, read, useRead } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { EnquiriesList } from '#web/pages/admin/enquiries/enquiries-list.tsx';
import { answerOf, type EnquiryConfig, enquiryQuery, receivedAt } from '#web/pages/admin/enquiries/enquiry.ts';
import { useElsewhere } from '#web/pages/admin/list/open-row.ts';
import { STAYS_PUT, useNewInQueue } from '#web/pages/admin/list/use-new-in-queue.ts';
import type { Route } from './+types/mentees-tab';

export { revalidateUnlessRowToggled as shouldRevalidate } from '#web/pages/admin/list/open-row.ts';

const { columns } = enquiryTexts;

const listQuery = (search: URLSearchParams) => ({ ...read('listMentees', enquiryQuery(search)), ...STAYS_PUT });

const config: EnquiryConfig<Read<'listMentees'>['body'][number]> = {
  kind: 'mentee',
  words: menteeTexts,
  phoneLabel: columns.phone,
  list: 'listMentees',
  shown: ({ _id, name, email, phone, address, education, field, createdAt, ...answer }) => {
    const more = [
      { label: columns.address, value: address },
      { label: columns.education, value: education },
      { label: columns.field, value: field },
    ];
    return { _id, name, email, phone, message: undefined, createdAt, more, ...answerOf(answer) };
  },
  answer: (id, answered) => call('answerMentee', { params: { id }, body: { answered } }),
  reply: (id, body, headers) => call('replyToMentee', { params: { id }, body }, { headers }),
  remove: (id, transfer) => call('deleteMentee', { params: { id } }, transfer),
};

export async function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  requireSession(request, 'admin');
  await settle(load(listQuery(url.searchParams)));
}

/** Mentee Management: requests to be mentored. */
export default function MenteesTab() {
  const [search] = useSearchParams();
  const query = listQuery(search);
  const added = useNewInQueue('listMentees', query, receivedAt);
  const list = useRead(query);
  const elsewhere = useElsewhere(list, (id) => read('listMentees', { query: { id: [id] } }));
  return <EnquiriesList config={config} list={list} elsewhere={elsewhere} added={added} />;
}
