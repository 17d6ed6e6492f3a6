import { content } from '#web/content.ts';

/** The words of the contact page, and those that the three public forms share. */
export const contactWords = {
  title: 'Contact Us',
  lead: 'A question, a complaint, an idea: write to us. A person reads it.',
  description: `Write to Avsar or find our offices in ${content.city}. Questions, complaints and ideas are read by a person.`,
  form: 'Send an enquiry',
  fullName: 'Full name',
  email: 'Email',
  emailHint: 'Our answer goes there.',
  phone: 'Phone number',
  message: 'Message',
  send: 'Send Message',
  sent: 'Message Sent!',
  sentMore: 'We answer by email.',
  refused: (reason: string) => `Something went wrong: ${reason || 'Unknown error'}`,
  unanswered: 'An error occurred while sending the message.',
  offices: `Offices in ${content.city}`,
  mail: 'By email',
  privacyBefore: 'What you write is read by our administrators alone. More in the ',
  privacyLink: 'Privacy Policy',
} as const;

export const enquiryWords = {
  sending: 'Sending...',
  offline: 'You are offline. What you typed is kept; send it when the connection is back.',
  draftBack: 'What you had typed is back.',
  tooLarge: 'What was sent is too large.',
  unreadable: 'The form could not be read. Please try again.',
} as const;
