// Compiled from src/texts/en/contact.json by `npm run texts`: edit that file, not this one.
import { type Value } from '../message.ts';

export const contactTexts = {
  title: 'Contact Us',
  lead: 'A question, a complaint, an idea: write to us. A person reads it.',
  description: ({ city }: { city: Value }) => `Write to Avsar or find our offices in ${city}. Questions, complaints and ideas are read by a person.`,
  form: 'Send an enquiry',
  fullName: 'Full name',
  email: 'Email',
  emailHint: 'Our answer goes there.',
  phone: 'Phone number',
  message: 'Message',
  send: 'Send Message',
  sent: 'Message Sent!',
  sentMore: 'We answer by email.',
  refused: ({ reason }: { reason: Value }) => `Something went wrong: ${reason}`,
  unknownError: 'Unknown error',
  unanswered: 'An error occurred while sending the message.',
  offices: ({ city }: { city: Value }) => `Offices in ${city}`,
  mail: 'By email',
  privacyBefore: 'What you write is read by our administrators alone. More in the ',
  privacyLink: 'Privacy Policy',
};

export const enquiryTexts = {
  sending: 'Sending...',
  offline: 'You are offline. What you typed is kept; send it when the connection is back.',
  draftBack: 'What you had typed is back.',
  tooLarge: 'What was sent is too large.',
  unreadable: 'The form could not be read. Please try again.',
};
