import { z } from 'zod';
import { ALL_LANGUAGES } from './languages.ts';
import { LIMITS } from './rules.ts';
import { Email, flag, Id, Instant, optionalText, Paging, Phone, several, text } from './values.ts';

/** The contact form. */
export const InquiryForm = z.object({
  fullName: text(),
  email: Email,
  phone: Phone,
  message: text(LIMITS.longText),
});
export type InquiryForm = z.output<typeof InquiryForm>;

/** A message to a mentor; `mentor` is the name on the card that the form was opened from. */
export const MentorContactForm = z.object({
  fullName: text(),
  mobile: Phone,
  email: Email,
  message: text(LIMITS.longText),
  mentor: optionalText(LIMITS.name),
});
export type MentorContactForm = z.output<typeof MentorContactForm>;

/** A request for mentoring. */
export const MenteeForm = z.object({
  name: text(),
  email: Email,
  phone: Phone,
  address: text(LIMITS.address),
  education: text(),
  field: text(),
});
export type MenteeForm = z.output<typeof MenteeForm>;

/** `POST …/{id}/reply`: an email to the author of the enquiry. */
export const EnquiryReplyForm = z.object({ subject: text(), message: text(LIMITS.longText) });
export type EnquiryReplyForm = z.output<typeof EnquiryReplyForm>;

/** An emailed reply; `author` is the administrator's code, absent once that account is gone. */
export const EnquiryReply = z.object({
  _id: Id,
  subject: z.string(),
  message: z.string(),
  author: z.string().optional(),
  createdAt: Instant,
});
export type EnquiryReply = z.infer<typeof EnquiryReply>;

/** `PUT …/{id}`: marks it as answered, or as open again. */
export const EnquiryAnswered = z.object({ answered: flag });
export type EnquiryAnswered = z.output<typeof EnquiryAnswered>;

const received = {
  _id: Id,
  createdAt: Instant,
  /** For administrators: the language of the page that it was sent from, and the usual subject of a reply in it. */
  language: z.enum(ALL_LANGUAGES).optional(),
  replySubject: z.string().optional(),
  /**
   * For administrators: since when it counts as answered (null: not yet), the code of who answered, and the replies,
   * oldest first.
   */
  answeredAt: Instant.nullable().optional(),
  answeredBy: z.string().optional(),
  replies: z.array(EnquiryReply).optional(),
};

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

/**
 * Any of the three lists, newest first; `q` is a fragment of any field, `answered` selects the answered or the open
 * ones, `id` only these.
 */
export const EnquiryQuery = z.object({
  q: several(z.string().max(LIMITS.shortText)),
  answered: z.preprocess((typed) => (typed === '' ? undefined : typed), flag.optional()),
  id: several(Id),
  ...Paging,
});
export type EnquiryQuery = z.output<typeof EnquiryQuery>;
