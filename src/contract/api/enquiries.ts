import { z } from 'zod';
import {
  EnquiryAnswered,
  EnquiryQuery,
  EnquiryReply,
  EnquiryReplyForm,
  Inquiry,
  InquiryForm,
  Mentee,
  MenteeForm,
  MentorContact,
  MentorContactForm,
} from '#contract/enquiries.ts';
import type { enquiryRoutes } from '#contract/routes/enquiries.ts';
import { Message } from '#contract/values.ts';
import { byId, type Shapes } from './shapes.ts';

export const enquiryApi = {
  submitInquiry: { summary: 'Sends the contact form', body: InquiryForm, output: Inquiry },
  listInquiries: { summary: 'Contact messages, newest first', query: EnquiryQuery, output: z.array(Inquiry) },
  answerInquiry: {
    summary: 'Says whether a contact message is answered',
    params: byId,
    body: EnquiryAnswered,
    output: Inquiry,
  },
  replyToInquiry: {
    summary: 'Replies to a contact message by mail, which counts as answered',
    params: byId,
    body: EnquiryReplyForm,
    output: EnquiryReply,
  },
  deleteInquiry: { summary: 'Deletes a contact message', params: byId, output: Message },
  submitMentorContact: { summary: 'Sends a message for a mentor', body: MentorContactForm, output: MentorContact },
  listMentorContacts: {
    summary: 'Messages for mentors, newest first',
    query: EnquiryQuery,
    output: z.array(MentorContact),
  },
  answerMentorContact: {
    summary: 'Says whether a message for a mentor is answered',
    params: byId,
    body: EnquiryAnswered,
    output: MentorContact,
  },
  replyToMentorContact: {
    summary: 'Replies to a message for a mentor by mail, which counts as answered',
    params: byId,
    body: EnquiryReplyForm,
    output: EnquiryReply,
  },
  deleteMentorContact: { summary: 'Deletes a message for a mentor', params: byId, output: Message },
  submitMentee: { summary: 'Asks to be mentored', body: MenteeForm, output: Mentee },
  listMentees: { summary: 'People who ask to be mentored, newest first', query: EnquiryQuery, output: z.array(Mentee) },
  answerMentee: {
    summary: 'Says whether somebody who asked to be mentored is answered',
    params: byId,
    body: EnquiryAnswered,
    output: Mentee,
  },
  replyToMentee: {
    summary: 'Replies to somebody who asked to be mentored by mail, which counts as answered',
    params: byId,
    body: EnquiryReplyForm,
    output: EnquiryReply,
  },
  deleteMentee: { summary: 'Deletes somebody who asked to be mentored', params: byId, output: Message },
} as const satisfies Record<keyof typeof enquiryRoutes, Shapes>;
