import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Settings } from '#server/settings.ts';
import { AddressRefused } from './address-refused.ts';
import type { Mailer } from './mailer.ts';

/** A server's answer as reported by nodemailer. */
const Answer = z.object({ command: z.string(), responseCode: z.number(), response: z.string() });

/**
 * Returns the answer that rejects the recipient; problems with sender, password or content may be fixed while the email
 * is queued.
 */
const refusalOf = (error: unknown): string | undefined => {
  const { data } = Answer.safeParse(error);
  return data?.command.startsWith('RCPT') && data.responseCode >= 500 ? data.response : undefined;
};

const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 5_000 };

/** Connects and signs in. @throws or returns false when the server is unavailable or rejects the password */
export const greetSmtpServer = (smtpUrl: string): Promise<boolean> =>
  createTransport({ url: smtpUrl, ...TIMEOUTS }).verify();

/** Sends through the operator's SMTP server, over a few persistent connections. */
export function smtpMailer({
  smtpUrl,
  mailFrom,
  dkim,
}: Pick<Settings, 'mailFrom' | 'dkim'> & { smtpUrl: string }): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    ...(dkim && { dkim }),
    maxConnections: 5,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      await transport.sendMail({ ...message, from: mailFrom }).catch((error: unknown) => {
        const refusal = refusalOf(error);
        throw refusal === undefined ? error : new AddressRefused(refusal);
      });
    },
    close: () => transport.close(),
  };
}
