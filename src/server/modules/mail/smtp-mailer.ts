import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** Sends through the operator's SMTP server, over a few connections that are kept open. */
export function smtpMailer({ smtpUrl, mailFrom }: { smtpUrl: string; mailFrom: string }): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      await transport.sendMail({ ...message, from: mailFrom });
    },
    close: () => transport.close(),
  };
}
