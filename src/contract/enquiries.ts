import { z } from 'zod';
import { LIMITS } from './rules.ts';
import { Email, Id, Instant, optionalText, Paging, Phone, several, text } from './values.ts';

/** The contact form. */
export const InquiryForm = z.object({
  fullName: text(),
  email: Email,
  phone: Phone,
  message: text(LIMITS.longText),
});
export type InquiryForm = z.output<typeof InquiryForm>;

/** A message to a mentor; `mentor` is the name on the card that it was written from. */
export const MentorContactForm = z.object({
  fullName: text(),
  mobile: Phone,
  email: Email,
  message: text(LIMITS.longText),
  mentor: optionalText(LIMITS.name),
});
export type MentorContactForm = z.output<typeof MentorContactForm>;

/** Somebody who wants to be mentored. */
export const MenteeForm = z.object({
  name: text(),
  email: Email,
  phone: Phone,
  address: text(LIMITS.address),
  education: text(),
  field: text(),
});
export type MenteeForm = z.output<typeof MenteeForm>;

const received = { _id: Id, createdAt: Instant };

export const Inquiry = z.object({
  ...received,
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
});
export type Inquiry = z.infer<typeof Inquiry>;

export const MentorContact = z.object({
  ...received,
  fullName: z.string(),
  mobile: z.string(),
  email: z.string(),
  message: z.string(),
  mentor: z.string().optional(),
});
export type MentorContact = z.infer<typeof MentorContact>;

export const Mentee = z.object({
  ...received,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  education: z.string(),
  field: z.string(),
  type: z.literal('mentee'),
});
export type Mentee = z.infer<typeof Mentee>;

/** Any of the three lists, newest first; `q` is a fragment of any of its fields. */
export const EnquiryQuery = z.object({
  q: several(z.string().max(LIMITS.shortText)),
  ...Paging,
});
export type EnquiryQuery = z.output<typeof EnquiryQuery>;
