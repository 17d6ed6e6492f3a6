import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { type CaughtMail, parseMail } from './mails.ts';

/** An SMTP server that accepts and stores every message. */
export interface SmtpCatcher {
  /** The value for SMTP_URL. */
  url: string;
  mails: CaughtMail[];
  stop(): Promise<void>;
}

/** @param hesitatesMs the delay between storing a message and confirming it */
export const catchSmtp = async ({ hesitatesMs = 0 } = {}): Promise<SmtpCatcher> => {
  const mails: CaughtMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let waiting = '';
    let message: string[] | undefined;
    const answerTo = (line: string): void => {
      if (!message) {
        if (line === 'DATA') message = [];
        socket.write(line === 'DATA' ? '354 go on\r\n' : '250 fine\r\n');
      } else if (line === '.') {
        mails.push(parseMail(message.join('\r\n')));
        message = undefined;
        if (hesitatesMs === 0) socket.write('250 fine\r\n');
        else setTimeout(() => socket.write('250 fine\r\n'), hesitatesMs);
      } else message.push(line.replace(/^\.\./, '.'));
    };
    socket.on('data', (chunk) => {
      const lines = (waiting + chunk.toString()).split('\r\n');
      waiting = lines.pop() ?? '';
      for (const line of lines) answerTo(line);
    });
    socket.on('error', () => socket.destroy());
    socket.write('220 catcher\r\n');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
