import { enquiryTexts, inquiryTexts } from '#texts/admin-enquiries.ts';
import { call, callWithTotal } from '#web/lib/api-client.ts';
import { EnquiriesList } from '#web/pages/admin/enquiries/enquiries-list.tsx';
import { answerOf, type EnquiryDesk, type EnquiryPage } from '#web/pages/admin/enquiries/enquiry.ts';
import { loadEnquiries } from '#web/pages/admin/enquiries/load-enquiries.ts';
import { defineTab } from '#web/pages/admin/tab-loader.tsx';

const desk: EnquiryDesk = {
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

/** Inquiry: what people wrote on the contact page. */
function InquiriesTab(page: EnquiryPage) {
  return <EnquiriesList desk={desk} {...page} />;
}

export const inquiriesTab = defineTab({ load: loadEnquiries(desk), View: InquiriesTab });
