import { enquiryTexts, inquiryTexts } from '#texts/admin-enquiries.ts';
import { call, callWithTotal } from '#web/lib/api-client.ts';
import { EnquiriesList } from '#web/pages/admin/enquiries/enquiries-list.tsx';
import { answerOf, type EnquiryConfig } from '#web/pages/admin/enquiries/enquiry.ts';
import { loadEnquiries } from '#web/pages/admin/enquiries/load-enquiries.ts';
import { loadTab } from '#web/pages/admin/load-tab.ts';
import type { Route } from './+types/inquiries-tab';

export { revalidateUnlessRowToggled as shouldRevalidate } from '#web/pages/admin/list/open-row.ts';
export { TabFailed as ErrorBoundary } from '#web/pages/admin/tab-failed.tsx';

const config: EnquiryConfig = {
  kind: 'inquiry',
  words: inquiryTexts,
  phoneLabel: enquiryTexts.columns.phone,
  async list(query) {
    const { body, total } = await callWithTotal('listInquiries', { query });
    const rows = body.map(({ _id, fullName: name, email, phone, message, createdAt, ...answer }) => {
      return { _id, name, email, phone, message, createdAt, more: [], ...answerOf(answer) };
    });
    return { rows, found: total };
  },
  answer: (id, answered) => call('answerInquiry', { params: { id }, body: { answered } }),
  reply: (id, body, headers) => call('replyToInquiry', { params: { id }, body }, { headers }),
  remove: (id) => call('deleteInquiry', { params: { id } }),
};

export const clientLoader = (args: Route.ClientLoaderArgs) => loadTab(args, loadEnquiries(config));

/** Inquiry: what people wrote on the contact page. */
export default function InquiriesTab({ loaderData }: Route.ComponentProps) {
  return <EnquiriesList config={config} {...loaderData} />;
}
