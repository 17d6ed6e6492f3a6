import { enquiryTexts, mentorTexts } from '#texts/admin-enquiries.ts';
import { call, callWithTotal } from '#web/lib/api-client.ts';
import { EnquiriesList } from '#web/pages/admin/enquiries/enquiries-list.tsx';
import { answerOf, type EnquiryDesk, type EnquiryPage } from '#web/pages/admin/enquiries/enquiry.ts';
import { loadEnquiries } from '#web/pages/admin/enquiries/load-enquiries.ts';
import { defineTab } from '#web/pages/admin/tab-loader.tsx';

const { columns } = enquiryTexts;

const desk: EnquiryDesk = {
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

/** Mentor Management: what people wrote to a mentor. */
function MentorsTab(page: EnquiryPage) {
  return <EnquiriesList desk={desk} {...page} />;
}

export const mentorsTab = defineTab({ load: loadEnquiries(desk), View: MentorsTab });
