import type { EnquiryReply, Inquiry, Mentee, MentorContact } from '#contract/enquiries.ts';
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

/** Returns what administrators read in addition to the enquiry. */
export const answerView = (
  { answeredAt, answeredBy }: EnquiryRow,
  replies: readonly ReplyRow[],
): Pick<Inquiry, 'answeredAt' | 'answeredBy' | 'replies'> => ({
  answeredAt: answeredAt?.toISOString() ?? null,
  ...(answeredBy && { answeredBy }),
  replies: replies.map(replyView),
});
