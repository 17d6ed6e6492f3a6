import { enquiryTexts, menteeTexts } from '#texts/admin-enquiries.ts';
import { call, callWithTotal } from '#web/lib/api-client.ts';
import { EnquiriesList } from '#web/pages/admin/enquiries/enquiries-list.tsx';
import { answerOf, type EnquiryConfig } from '#web/pages/admin/enquiries/enquiry.ts';
import { loadEnquiries } from '#web/pages/admin/enquiries/load-enquiries.ts';
import { loadTab } from '#web/pages/admin/load-tab.ts';
import type { Route } from './+types/mentees-tab';

export { revalidateUnlessRowToggled as shouldRevalidate } from '#web/pages/admin/list/open-row.ts';
export { TabFailed as ErrorBoundary } from '#web/pages/admin/tab-failed.tsx';

const { columns } = enquiryTexts;

const config: EnquiryConfig = {
  kind: 'mentee',
  words: menteeTexts,
  phoneLabel: columns.phone,
  async list(query) {
    const { body, total } = await callWithTotal('listMentees', { query });
    const rows = body.map(({ _id, name, email, phone, address, education, field, createdAt, ...answer }) => {
      const more = [
        { label: columns.address, value: address },
        { label: columns.education, value: education },
        { label: columns.field, value: field },
      ];
      return { _id, name, email, phone, message: undefined, createdAt, more, ...answerOf(answer) };
    });
    return { rows, found: total };
  },
  answer: (id, answered) => call('answerMentee', { params: { id }, body: { answered } }),
  reply: (id, body, headers) => call('replyToMentee', { params: { id }, body }, { headers }),
  remove: (id) => call('deleteMentee', { params: { id } }),
};

export const clientLoader = (args: Route.ClientLoaderArgs) => loadTab(args, loadEnquiries(config));

/** Mentee Management: who asks to be mentored. */
export default function MenteesTab({ loaderData }: Route.ComponentProps) {
  return <EnquiriesList config={config} {...loaderData} />;
}
