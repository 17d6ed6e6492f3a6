// Compiled from src/texts/en/contact.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const contactTexts = {
  title: 'Contact Us',
  lead: 'Send us a question, a complaint or an idea. A person reads every message.',
  description: ({ city }: { city: Value }) => `Write to Avsar or find our offices in ${city}. A person reads every question, complaint and idea.`,
  form: 'Send an enquiry',
  fullName: 'Full name',
  email: 'Email',
  emailHint: 'We reply to this address.',
  phone: 'Phone number',
  message: 'Message',
  send: 'Send Message',
  sent: 'Message Sent!',
  sentMore: 'We’ll reply by email.',
  refused: ({ reason }: { reason: Value }) => `Something went wrong: ${reason}`,
  unknownError: 'Unknown error',
  unanswered: 'An error occurred while sending the message.',
  offices: ({ city }: { city: Value }) => `Offices in ${city}`,
  mail: 'By email',
  privacy: 'Only our administrators read your message. Learn more in the <a>Privacy Policy</a>.',
};

export const enquiryTexts = {
  sending: 'Sending...',
  offline: 'You’re offline. We kept what you typed. Send it when you’re back online.',
  draftBack: 'We restored what you typed.',
  tooLarge: 'Your message is too large. Shorten it and try again.',
  unreadable: 'We couldn’t read the form. Please try again.',
};
