import { isEmail } from '#contract/rules.ts';
import type { QueueJobs } from '#server/database/queue.ts';
import type { Log } from '#server/deps.ts';
import type { Mailer, Message } from './mailer.ts';

/** A line break would begin a header of the sender's choice. */
const oneLine = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 250);

/** What is delivered; an optional mail has been asked for already, and says where its kind is stopped with one click. */
export type Delivery = Omit<QueueJobs['mail'], 'optional' | 'answersTo'> & { oneClick?: string; replyTo?: string };

const compose = ({ to, replyTo, subject, text, html, calendar, oneClick }: Delivery): Message => ({
  to,
  ...(replyTo && isEmail(replyTo) && { replyTo }),
  subject: oneLine(subject),
  text,
  html,
  ...(oneClick && {
    list: { unsubscribe: oneClick },
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }),
  ...(calendar && { icalEvent: { method: calendar.method, filename: 'invite.ics', content: calendar.content } }),
});

/**
 * Delivers one queued message to exactly one address of the strict grammar. A
 * text that is no such address can never be delivered, so it is dropped and not
 * tried again.
 *
 * @throws when the message was not taken; the queue then tries again.
 */
export async function deliverMail({ mailer, log }: { mailer: Mailer; log: Log }, mail: Delivery): Promise<void> {
  if (!isEmail(mail.to)) {
    log.error('A message was dropped: what it is addressed to is no email address.');
    return;
  }
  await mailer.send(compose(mail));
}
