import type { Language } from '#contract/languages.ts';
import { isEmail } from '#contract/rules.ts';
import type { QueueJobs } from '#server/database/queue.ts';
import type { Log } from '#server/deps.ts';
import { timed } from '#server/work-metrics.ts';
import { AddressRefused } from './address-refused.ts';
import type { Mailer, Message } from './mailer.ts';

/** A line break would begin a header of the sender's choice. */
const oneLine = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 250);

/** What is delivered; an optional mail has been asked for already, and says where its kind is stopped with one click. */
export type Delivery = Omit<QueueJobs['mail'], 'optional' | 'answersTo' | 'countsFor' | 'translations'> & {
  oneClick?: string;
  replyTo?: string;
  /** The same each time it is tried: a mail program shows one that came twice only once. Another one each time when not said. */
  messageId?: string;
  /** In which it is written; English when not said. */
  language?: Language;
};

const compose = ({ to, replyTo, messageId, subject, text, html, calendar, oneClick }: Delivery): Message => ({
  to,
  ...(messageId && { messageId }),
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

interface DeliverDeps {
  mailer: Mailer;
  log: Log;
  /** Is told of an address that the mail server refuses for good. */
  onRefused(failure: { to: string; answer: string }): Promise<void>;
}

/** Of whatever went wrong, without the address that an error may name. */
const reasonOf = (error: unknown, to: string): string =>
  (error instanceof Error ? error.message : String(error)).split(to).join('…').slice(0, 300);

/**
 * Delivers one queued message to exactly one address of the strict grammar. What
 * is no such address, or is refused for good, can never be delivered, so it is
 * not tried again.
 *
 * @returns whether the mail server took it
 * @throws when the message was not taken; the queue then tries again.
 */
export async function deliverMail({ mailer, log, onRefused }: DeliverDeps, mail: Delivery): Promise<boolean> {
  const { to } = mail;
  if (!isEmail(to)) {
    log.error('A message was dropped: what it is addressed to is no email address.');
    return false;
  }
  try {
    await timed('mail', () => mailer.send(compose(mail)));
    return true;
  } catch (error) {
    const reason = reasonOf(error, to);
    if (!(error instanceof AddressRefused)) {
      log.warn({ reason }, 'A message was not taken by the mail server; it is tried again.');
      throw error;
    }
    log.warn({ reason }, 'The mail server refuses an address; the message is not tried again.');
    await onRefused({ to, answer: reason });
    return false;
  }
}
