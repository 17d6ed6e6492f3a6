import type { Language } from '#contract/languages.ts';
import { isEmail } from '#contract/rules.ts';
import type { QueueJobs } from '#server/database/queue.ts';
import type { Log } from '#server/deps.ts';
import { timed } from '#server/work-metrics.ts';
import { AddressRefused } from './address-refused.ts';
import type { Mailer, Message } from './mailer.ts';

/** A line break would let the sender inject headers. */
const oneLine = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 250);

/**
 * A message for delivery; for an optional email, the reader's choice is checked already, and it has a one-click
 * unsubscribe link.
 */
export type Delivery = Omit<QueueJobs['mail'], 'optional' | 'answersTo' | 'countsFor' | 'translations'> & {
  oneClick?: string;
  replyTo?: string;
  /** Constant across retries, so that mail programs drop duplicates. Generated for each attempt by default. */
  messageId?: string;
  /** Language of the email; English by default. */
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
  /** Called for an address that the mail server permanently rejects. */
  onRefused(failure: { to: string; answer: string }): Promise<void>;
}

/** Returns an error's text without the address it may contain. */
const reasonOf = (error: unknown, to: string): string =>
  (error instanceof Error ? error.message : String(error)).split(to).join('…').slice(0, 300);

/**
 * Delivers one queued message to exactly one address of the strict grammar. Other addresses and permanent rejections
 * can never be delivered, so they are not retried.
 *
 * @returns whether the mail server accepted it
 * @throws when the message was not accepted; the queue then retries.
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
