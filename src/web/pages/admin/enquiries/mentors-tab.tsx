import { useSearchParams } from 'react-router';
import { enquiryTexts, mentorTexts } from '#texts/admin-enquiries.ts';
import { call } from '#web/lib/api-client.ts';
import { requireSession } from '#web/lib/guard.ts';
import { load, type Read, read, useRead } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { EnquiriesList } from '#web/pages/admin/enquiries/enquiries-list.tsx';
import { answerOf, type EnquiryConfig, enquiryQuery, receivedAt } from '#web/pages/admin/enquiries/enquiry.ts';
import { useElsewhere } from '#web/pages/admin/list/open-row.ts';
import { STAYS_PUT, useNewInQueue } from '#web/pages/admin/list/use-new-in-queue.ts';
import type { Route } from './+types/mentors-tab';

export { revalidateUnlessRowToggled as shouldRevalidate } from '#web/pages/admin/list/open-row.ts';

const { columns } = enquiryTexts;

const listQuery = (search: URLSearchParams) => ({ ...read('listMentorContacts', enquiryQuery(search)), ...STAYS_PUT });

const config: EnquiryConfig<Read<'listMentorContacts'>['body'][number]> = {
  kind: 'mentor-contact',
  words: mentorTexts,
  phoneLabel: columns.mobile,
  list: 'listMentorContacts',
  shown: ({ _id, fullName: name, email, mobile: phone, message, mentor, createdAt, ...answer }) => {
    const more = [{ label: columns.mentor, value: mentor ?? '' }];
    return { _id, name, email, phone, message, createdAt, more, ...answerOf(answer) };
  },
  answer: (id, answered) => call('answerMentorContact', { params: { id }, body: { answered } }),
  reply: (id, body, headers) => call('replyToMentorContact', { params: { id }, body }, { headers }),
  remove: (id, transfer) => call('deleteMentorContact', { params: { id } }, transfer),
};

export async function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  requireSession(request, 'admin');
  await settle(load(listQuery(url.searchParams)));
}

/** Mentor Management: messages to a mentor. */
export default function MentorsTab() {
  const [search] = useSearchParams();
  const query = listQuery(search);
  const added = useNewInQueue('listMentorContacts', query, receivedAt);
  const list = useRead(query);
  const elsewhere = useElsewhere(list, (id) => read('listMentorContacts', { query: { id: [id] } }));
  return <EnquiriesList config={config} list={list} elsewhere={elsewhere} added={added} />;
}
