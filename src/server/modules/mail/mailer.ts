import type SMTPTransport from 'nodemailer/lib/smtp-transport/index.js';
import type { Settings } from '#server/settings.ts';
import { folderMailer } from './folder-mailer.ts';
import { mailFolder } from './mail-folder.ts';

/** A message, complete but for who sends it. */
export type Message = Pick<
  SMTPTransport.MailOptions,
  'to' | 'replyTo' | 'subject' | 'text' | 'html' | 'icalEvent' | 'list' | 'headers' | 'messageId'
>;

/** Hands messages on. */
export interface Mailer {
  /** @throws AddressRefused, or anything else when it was not taken and may be tried again */
  send(message: Message): Promise<void>;
  close(): void;
}

/** Whether the SMTP server greets us and takes our password; without one mail goes to a folder, which is there. */
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
