import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport/index.js';
import type { Settings } from '#server/settings.ts';
import { mailFolder } from './mail-folder.ts';

/** A message, complete except for its sender. */
export type Message = Pick<
  SMTPTransport.MailOptions,
  'to' | 'replyTo' | 'subject' | 'text' | 'html' | 'icalEvent' | 'attachments' | 'list' | 'headers' | 'messageId'
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

/** Sorts by time; contains a readable recipient, and nothing in it can be a path. */
const fileName = (to: string, at: Date): string => {
  const time = at.toISOString().replace(/[:.]/g, '-');
  const whom = to
    .replace(/[^a-zA-Z0-9@._-]/g, '_')
    .replace(/^\.+/, '')
    .slice(0, 100);
  return `${time}-${randomBytes(3).toString('hex')}-${whom}.eml`;
};

/** Writes each message to a separate file, readable only by the portal's system user. */
function folderMailer({ folder, mailFrom }: { folder: string; mailFrom: string }): Mailer {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      const { message: content } = await transport.sendMail({ ...message, from: mailFrom });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, fileName(String(message.to), new Date()));
      await writeFile(`${path}.part`, content, { mode: 0o600, flag: 'wx' });
      await rename(`${path}.part`, path);
    },
    close: () => transport.close(),
  };
}
