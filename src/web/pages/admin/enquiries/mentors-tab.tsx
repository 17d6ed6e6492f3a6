import { enquiryTexts, mentorTexts } from '#texts/admin-enquiries.ts';
import { call, callWithTotal } from '#web/lib/api-client.ts';
import { EnquiriesList } from '#web/pages/admin/enquiries/enquiries-list.tsx';
import { answerOf, type EnquiryConfig } from '#web/pages/admin/enquiries/enquiry.ts';
import { loadEnquiries } from '#web/pages/admin/enquiries/load-enquiries.ts';
import { loadTab } from '#web/pages/admin/load-tab.ts';
import type { Route } from './+types/mentors-tab';

export { revalidateUnlessRowToggled as shouldRevalidate } from '#web/pages/admin/list/open-row.ts';
export { TabFailed as ErrorBoundary } from '#web/pages/admin/tab-failed.tsx';

const { columns } = enquiryTexts;

const config: EnquiryConfig = {
  kind: 'mentor-contact',
  words: mentorTexts,
  phoneLabel: columns.mobile,
  async list(query) {
    const { body, total } = await callWithTotal('listMentorContacts', { query });
    const rows = body.map(({ _id, fullName: name, email, mobile: phone, message, mentor, createdAt, ...answer }) => {
      const more = [{ label: columns.mentor, value: mentor ?? '' }];
      return { _id, name, email, phone, message, createdAt, more, ...answerOf(answer) };
    });
    return { rows, found: total };
  },
  answer: (id, answered) => call('answerMentorContact', { params: { id }, body: { answered } }),
  reply: (id, body, headers) => call('replyToMentorContact', { params: { id }, body }, { headers }),
  remove: (id) => call('deleteMentorContact', { params: { id } }),
};

export const clientLoader = (args: Route.ClientLoaderArgs) => loadTab(args, loadEnquiries(config));

/** Mentor Management: what people wrote to a mentor. */
export default function MentorsTab({ loaderData }: Route.ComponentProps) {
  return <EnquiriesList config={config} {...loaderData} />;
}
