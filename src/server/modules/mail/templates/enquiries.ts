import { dayInMail } from '#server/days-in-words.ts';
import { enquiryMailTexts } from '#texts/mails.ts';
import type { Draft } from '../letter.ts';

interface Reply {
  subject: string;
  message: string;
  /** When it was written what this answers. */
  createdAt: Date;
}

/**
 * A reply as it goes out. It does not quote what it answers: whoever typed
 * somebody else's address must not make us carry their words there.
 */
const enquiryReply = ({ subject, message, createdAt }: Reply): Draft => ({
  subject,
  blocks: [message, enquiryMailTexts.answers({ day: dayInMail(createdAt) })],
});

export const ENQUIRY_MAILS = { enquiryReply };
