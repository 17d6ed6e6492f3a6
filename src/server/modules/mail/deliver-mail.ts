import type { Language } from '#contract/languages.ts';
import { isEmail } from '#contract/rules.ts';
import type { QueueJobs } from '#server/database/queue.ts';
import type { Deps, Log } from '#server/deps.ts';
import { tellAdmins } from '#server/modules/notices/public.ts';
import { timed } from '#server/work-metrics.ts';
import { AddressRefused } from './address-refused.ts';
import { greetReader } from './greet-reader.ts';
import { insertFailure } from './mail-failures.store.ts';
import { type Mailer, type Message, openMailer } from './mailer.ts';
import { inReadersLanguage, prepareMail } from './notifications/prepare-mail.ts';

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
  /** Constant across retries, so that mail programs drop duplicates. Generated for each attempt by default. */
  messageId?: string;
  /** Language of the email; English by default. */
  language?: Language;
};

const compose = ({
  to,
  replyTo,
  messageId,
  subject,
  text,
  html,
  calendar,
  furtherCalendars = [],
  oneClick,
}: Delivery): Message => ({
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
  // Mail programs offer one entry of a message by themselves; the others are opened by hand.
  ...(furtherCalendars.length > 0 && {
    attachments: furtherCalendars.map(({ method, content }, index) => ({
      filename: `invite-${index + 2}.ics`,
      content,
      contentType: `text/calendar; charset=utf-8; method=${method}`,
    })),
  }),
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

type Mail = QueueJobs['mail'];

/** Sends an email as is, see `MailDelivery`. */
export type Deliver = (mail: Mail, accountId?: string) => Promise<unknown>;

/** Sends emails to the operator's mail server, and records failures. */
export interface MailDelivery {
  /**
   * Sends the email as is.
   * @param accountId of the reader whose language it has; by default, of the account of its address
   * @returns whether the mail server accepted it
   * @throws when it may be retried
   */
  deliver(mail: Mail, accountId?: string): Promise<boolean>;
  /**
   * Sends a queued email, unless its reader has switched it off or it is held.
   * @param id of the queue job, constant across retries
   * @throws like `deliver`
   */
  deliverQueued(mail: Mail, id: string): Promise<void>;
  /** Records an email that ran out of retries. */
  noteLost(work: QueueJobs['lost-mail']): Promise<void>;
  close(): void;
}

export async function openDelivery(
  deps: Pick<Deps, 'db' | 'log' | 'now' | 'queue' | 'settings'>,
): Promise<MailDelivery> {
  const { db, log, now, settings } = deps;
  const mailer = await openMailer(settings);
  const note = (to: string, failure: { answer: string; refused: boolean }) =>
    db.transaction(async (tx) => {
      const at = now();
      await insertFailure(tx, { to, ...failure, at });
      // An unavailable mail server fails many emails: notify once an hour.
      await tellAdmins(tx, { kind: 'mail_failed', says: {}, once: at.toISOString().slice(0, 13), at });
    });
  const onRefused = ({ to, answer }: { to: string; answer: string }) => note(to, { answer, refused: true });
  const deliver = async (mail: Delivery): Promise<boolean> =>
    deliverMail({ mailer, log, onRefused }, await greetReader(db, mail));
  return {
    deliver: async (mail, accountId) => deliver(await inReadersLanguage(db, mail, accountId)),
    async deliverQueued(mail, id) {
      const prepared = await prepareMail(deps, mail);
      if (prepared) await deliver({ ...prepared, messageId: `<${id}@${new URL(settings.publicUrl).hostname}>` });
    },
    async noteLost({ to, email = to }) {
      log.error('A message was lost: the mail server did not take it until its tries were over.');
      if (email) await note(email, { answer: '', refused: false });
    },
    close: () => mailer.close(),
  };
}
