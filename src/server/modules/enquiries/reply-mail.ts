import type { EnquiryReplyForm } from '#contract/enquiries.ts';
import { type Letter, letter, oneLine } from '#server/letter.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/**
 * A reply as it goes out. It does not quote what it answers: whoever typed
 * somebody else's address must not make us carry their words there.
 */
export const replyMail = (
  { name, email, createdAt }: { name: string; email: string; createdAt: Date },
  { subject, message }: EnquiryReplyForm,
): Letter =>
  letter({
    to: email,
    subject,
    paragraphs: [
      `Dear ${oneLine(name)},`,
      message,
      `This answers what was sent to us under your address on ${DAY.format(createdAt)}.`,
    ],
  });
