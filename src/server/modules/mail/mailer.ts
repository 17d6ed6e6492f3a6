import type SMTPTransport from 'nodemailer/lib/smtp-transport/index.js';
import type { Settings } from '#server/settings.ts';
import { folderMailer } from './folder-mailer.ts';
import { mailFolder } from './mail-folder.ts';

/** A message, complete except for its sender. */
export type Message = Pick<
  SMTPTransport.MailOptions,
  'to' | 'replyTo' | 'subject' | 'text' | 'html' | 'icalEvent' | 'list' | 'headers' | 'messageId'
>;

/** Sends messages. */
export interface Mailer {
  /** Sends a message. @throws AddressRefused, or any other error when it was not accepted and may be retried */
  send(message: Message): Promise<void>;
  close(): void;
}

/**
 * Returns whether the SMTP server responds and accepts our password; without one, email goes to a folder, which always
 * exists.
 */
export async function isMailServerThere({ smtpUrl }: Pick<Settings, 'smtpUrl'>): Promise<boolean> {
  if (!smtpUrl) return true;
  const { greetSmtpServer } = await import('./smtp-mailer.ts');
  return greetSmtpServer(smtpUrl);
}

/** The SMTP server when one is set, else a folder of `.eml` files under DATA_DIR. */
export async function openMailer(
  settings: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'dkim'>,
): Promise<Mailer> {
  const { smtpUrl, mailFrom, dkim } = settings;
  if (!smtpUrl) return folderMailer({ folder: mailFolder(settings), mailFrom });
  const { smtpMailer } = await import('./smtp-mailer.ts');
  return smtpMailer({ smtpUrl, mailFrom, dkim });
}
