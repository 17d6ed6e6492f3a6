import { HELP_ADDRESS } from '#contract/operator.ts';
import { dayInMail } from '#server/days-in-words.ts';
import { enquiryMailTexts } from '#texts/mails.ts';
import type { Draft } from '../letter.ts';

interface Reply {
  subject: string;
  message: string;
  /** Time of the enquiry being answered. */
  createdAt: Date;
}

/**
 * A reply to an enquiry. It does not quote the enquiry: an enquiry with a stranger's address must not send them its
 * text.
 */
const enquiryReply = ({ subject, message, createdAt }: Reply): Draft => ({
  subject,
  replyTo: HELP_ADDRESS,
  blocks: [message, enquiryMailTexts.answers({ day: dayInMail(createdAt) })],
});

export const ENQUIRY_MAILS = { enquiryReply };
