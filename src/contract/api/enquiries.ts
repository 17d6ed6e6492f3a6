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
  submitInquiry: { summary: 'Send the contact form', body: InquiryForm, output: Inquiry },
  listInquiries: { summary: 'List contact messages, newest first', query: EnquiryQuery, output: z.array(Inquiry) },
  answerInquiry: {
    summary: 'Mark a contact message as answered or not',
    params: byId,
    body: EnquiryAnswered,
    output: Inquiry,
  },
  replyToInquiry: {
    summary: 'Reply to a contact message by email, which marks it as answered',
    params: byId,
    body: EnquiryReplyForm,
    output: EnquiryReply,
  },
  deleteInquiry: { summary: 'Delete a contact message', params: byId, output: Message },
  submitMentorContact: { summary: 'Send a message to a mentor', body: MentorContactForm, output: MentorContact },
  listMentorContacts: {
    summary: 'List messages to mentors, newest first',
    query: EnquiryQuery,
    output: z.array(MentorContact),
  },
  answerMentorContact: {
    summary: 'Mark a message to a mentor as answered or not',
    params: byId,
    body: EnquiryAnswered,
    output: MentorContact,
  },
  replyToMentorContact: {
    summary: 'Reply to a message to a mentor by email, which marks it as answered',
    params: byId,
    body: EnquiryReplyForm,
    output: EnquiryReply,
  },
  deleteMentorContact: { summary: 'Delete a message to a mentor', params: byId, output: Message },
  submitMentee: { summary: 'Apply to become a mentee', body: MenteeForm, output: Mentee },
  listMentees: {
    summary: 'List people who applied to become mentees, newest first',
    query: EnquiryQuery,
    output: z.array(Mentee),
  },
  answerMentee: {
    summary: 'Mark a mentee’s request as answered or not',
    params: byId,
    body: EnquiryAnswered,
    output: Mentee,
  },
  replyToMentee: {
    summary: 'Reply to a mentee’s request by email, which marks it as answered',
    params: byId,
    body: EnquiryReplyForm,
    output: EnquiryReply,
  },
  deleteMentee: { summary: 'Delete a mentee’s request', params: byId, output: Message },
} as const satisfies Record<keyof typeof enquiryRoutes, Shapes>;
