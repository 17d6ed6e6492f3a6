import type { Inquiry, Mentee, MentorContact } from '#contract/enquiries.ts';
import type { EnquiryRow } from './enquiries.store.ts';

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
