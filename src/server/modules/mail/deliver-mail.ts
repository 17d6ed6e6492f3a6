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

const compose = ({ to, subject, text, html, calendar }: QueueJobs['mail']): Message => ({
  to,
  subject: oneLine(subject),
  text,
  html,
  ...(calendar && { icalEvent: { method: calendar.method, filename: 'invite.ics', content: calendar.content } }),
});

/**
 * Delivers one queued message to exactly one address of the strict grammar. A
 * text that is no such address can never be delivered, so it is dropped and not
 * tried again.
 *
 * @throws when the message was not taken; the queue then tries again.
 */
export async function deliverMail(
  { mailer, log }: { mailer: Mailer; log: Log },
  mail: QueueJobs['mail'],
): Promise<void> {
  if (!isEmail(mail.to)) {
    log.error('A message was dropped: what it is addressed to is no email address.');
    return;
  }
  await mailer.send(compose(mail));
}
