import { enquiryTexts, menteeTexts } from '#texts/admin-enquiries.ts';
import { call, callWithTotal } from '#web/lib/api-client.ts';
import { EnquiriesList } from '#web/pages/admin/enquiries/enquiries-list.tsx';
import { answerOf, type EnquiryDesk, type EnquiryPage } from '#web/pages/admin/enquiries/enquiry.ts';
import { loadEnquiries } from '#web/pages/admin/enquiries/load-enquiries.ts';
import { defineTab } from '#web/pages/admin/tab-loader.tsx';

const { columns } = enquiryTexts;

const desk: EnquiryDesk = {
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

/** Mentee Management: who asks to be mentored. */
function MenteesTab(page: EnquiryPage) {
  return <EnquiriesList desk={desk} {...page} />;
}

export const menteesTab = defineTab({ load: loadEnquiries(desk), View: MenteesTab });
