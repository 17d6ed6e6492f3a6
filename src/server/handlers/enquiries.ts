import type { enquiryRoutes } from '#contract/routes/enquiries.ts';
import { ok, pageOf } from '#server/answer.ts';
import type { Handlers } from '#server/handlers/handler.ts';
import { answerInquiry, answerMentee, answerMentorContact } from '#server/modules/enquiries/answer-enquiry.ts';
import { deleteEnquiry } from '#server/modules/enquiries/delete-enquiry.ts';
import { listInquiries, listMentees, listMentorContacts } from '#server/modules/enquiries/list-enquiries.ts';
import { replyToEnquiry } from '#server/modules/enquiries/reply-to-enquiry.ts';
import { submitInquiry, submitMentee, submitMentorContact } from '#server/modules/enquiries/submit-enquiry.ts';

export const enquiryHandlers: Handlers<typeof enquiryRoutes> = {
  submitInquiry: async ({ body }, { caller, deps, meta }) => ok(await submitInquiry(deps, caller, meta, body)),
  listInquiries: async ({ query }, { deps }) => pageOf(await listInquiries(deps, query)),
  answerInquiry: async ({ params, body }, { caller, deps }) =>
    ok(await answerInquiry(deps, caller, { ...params, ...body })),
  replyToInquiry: async ({ params, body }, { caller, deps }) =>
    ok(await replyToEnquiry(deps, caller, { ...params, ...body, kind: 'inquiry' })),
  deleteInquiry: async ({ params: { id } }, { caller, deps }) =>
    ok(await deleteEnquiry(deps, caller, { id, kind: 'inquiry' })),
  submitMentorContact: async ({ body }, { caller, deps, meta }) =>
    ok(await submitMentorContact(deps, caller, meta, body)),
  listMentorContacts: async ({ query }, { deps }) => pageOf(await listMentorContacts(deps, query)),
  answerMentorContact: async ({ params, body }, { caller, deps }) =>
    ok(await answerMentorContact(deps, caller, { ...params, ...body })),
  replyToMentorContact: async ({ params, body }, { caller, deps }) =>
    ok(await replyToEnquiry(deps, caller, { ...params, ...body, kind: 'mentor_contact' })),
  deleteMentorContact: async ({ params: { id } }, { caller, deps }) =>
    ok(await deleteEnquiry(deps, caller, { id, kind: 'mentor_contact' })),
  submitMentee: async ({ body }, { caller, deps, meta }) => ok(await submitMentee(deps, caller, meta, body)),
  listMentees: async ({ query }, { deps }) => pageOf(await listMentees(deps, query)),
  answerMentee: async ({ params, body }, { caller, deps }) =>
    ok(await answerMentee(deps, caller, { ...params, ...body })),
  replyToMentee: async ({ params, body }, { caller, deps }) =>
    ok(await replyToEnquiry(deps, caller, { ...params, ...body, kind: 'mentee' })),
  deleteMentee: async ({ params: { id } }, { caller, deps }) =>
    ok(await deleteEnquiry(deps, caller, { id, kind: 'mentee' })),
};
