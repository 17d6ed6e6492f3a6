import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

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
export function folderMailer({ folder, mailFrom }: { folder: string; mailFrom: string }): Mailer {
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
