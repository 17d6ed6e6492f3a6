import type { EnquiryReply, Inquiry, Mentee, MentorContact } from '#contract/enquiries.ts';
import type { EnquiryKind } from '#contract/vocabularies.ts';
import { inquiryTexts, menteeTexts, mentorTexts } from '#texts/admin-enquiries.ts';
import { speaking, spokenLanguage } from '#texts/spoken.ts';
import type { EnquiryRow, ReplyRow } from './enquiries.store.ts';

const received = ({ id, createdAt }: EnquiryRow) => ({ _id: id, createdAt: createdAt.toISOString() });

export const inquiryView = (row: EnquiryRow): Inquiry => ({
  ...received(row),
  fullName: row.name,
  email: row.email,
  phone: row.phone,
  message: row.message ?? '',
});

export const mentorContactView = (row: EnquiryRow): MentorContact => ({
  ...received(row),
  fullName: row.name,
  mobile: row.phone,
  email: row.email,
  message: row.message ?? '',
  ...(row.field && { mentor: row.field }),
});

export const menteeView = (row: EnquiryRow): Mentee => ({
  ...received(row),
  name: row.name,
  email: row.email,
  phone: row.phone,
  address: row.address ?? '',
  education: row.education ?? '',
  field: row.field ?? '',
  type: 'mentee',
});

export const replyView = ({ id, subject, message, author, createdAt }: ReplyRow): EnquiryReply => ({
  _id: id,
  subject,
  message,
  ...(author && { author }),
  createdAt: createdAt.toISOString(),
});

const TEXTS = { inquiry: inquiryTexts, mentor_contact: mentorTexts, mentee: menteeTexts } as const satisfies Record<
  EnquiryKind,
  unknown
>;

/** Returns what administrators read in addition to the enquiry. */
export const answerView = (
  { kind, language, answeredAt, answeredBy }: EnquiryRow,
  replies: readonly ReplyRow[],
): Pick<Inquiry, 'language' | 'replySubject' | 'answeredAt' | 'answeredBy' | 'replies'> => ({
  ...(language && { language }),
  replySubject: speaking(language ?? spokenLanguage(), () => TEXTS[kind].subject),
  answeredAt: answeredAt?.toISOString() ?? null,
  ...(answeredBy && { answeredBy }),
  replies: replies.map(replyView),
});
