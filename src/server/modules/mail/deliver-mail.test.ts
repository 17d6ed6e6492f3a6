import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Settings } from '#server/settings.ts';
import { type Delivery, deliverMail } from './deliver-mail.ts';
import { type Mailer, openMailer } from './mailer.ts';

const mailFrom = 'Avsar <no-reply@avsar.example>';
let dataDir: string;
let mailer: Mailer;
let errors: unknown[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'avsar-mail-'));
  mailer = await openMailer({ dataDir, mailFrom, smtpUrl: undefined, dkim: undefined });
  errors = [];
  refused = [];
  warnings = [];
});
afterEach(async () => {
  mailer.close();
  await rm(dataDir, { recursive: true, force: true });
});

let warnings: unknown[];
const log = {
  info: () => {},
  warn: (details: unknown) => void warnings.push(details),
  error: (details: unknown) => void errors.push(details),
};
let refused: unknown[];
const onRefused = async (failure: unknown) => void refused.push(failure);
const deliver = (mail: Partial<Delivery>) =>
  deliverMail({ mailer, log, onRefused }, { to: 'asha@example.in', subject: 'Hello', text: 'A line.', ...mail });

const names = () => readdir(join(dataDir, 'mail')).catch(() => []);
const written = async () => {
  const [name = ''] = await names();
  return readFile(join(dataDir, 'mail', name), 'utf8');
};

it('without an SMTP server a message becomes a file that only the portal reads', async () => {
  await deliver({});
  const [name = ''] = await names();
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[0-9a-f]{6}-asha@example\.in\.eml$/);
  expect((await stat(join(dataDir, 'mail'))).mode & 0o077).toBe(0);
  expect((await stat(join(dataDir, 'mail', name))).mode & 0o077).toBe(0);
  const message = await written();
  expect(message).toContain('From: Avsar <no-reply@avsar.example>');
  expect(message).toContain('To: asha@example.in');
  expect(message).toContain('A line.');
});

it('files are in the order of sending', async () => {
  for (const to of ['c@example.in', 'b@example.in', 'a@example.in']) {
    await deliver({ to });
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  expect((await names()).sort().map((name) => name.slice(32, 33))).toEqual(['c', 'b', 'a']);
});

it('an invitation comes as calendar part and as attachment', async () => {
  await deliver({ calendar: { method: 'REQUEST', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' } });
  const message = await written();
  expect(message).toMatch(/text\/calendar; charset=utf-8; method=REQUEST/i);
  expect(message).toContain('invite.ics');
});

it('further interviews of a combined message come as attached calendar files', async () => {
  const entry = (uid: string) => ({ method: 'CANCEL' as const, content: `BEGIN:VCALENDAR\r\nUID:${uid}\r\n` });
  await deliver({ calendar: entry('a'), furtherCalendars: [entry('b'), entry('c')] });
  const message = (await written()).replace(/\r\n[ \t]+/g, ' ');
  expect(message).toContain('filename=invite.ics');
  for (const name of ['invite-2.ics', 'invite-3.ics'])
    expect(message).toMatch(new RegExp(`Content-Type: text/calendar; charset=utf-8; method=CANCEL; name=${name}`));
});

it('what a reader may do without carries the header by which mail programs stop it with one click', async () => {
  const oneClick = `https://avsar.example/unsubscribe?token=${'x'.repeat(100)}`;
  await deliver({ oneClick });
  const message = (await written()).replace(/\r\n[ \t]+/g, ' ');
  expect(message).toContain(`List-Unsubscribe: <${oneClick}>`);
  expect(message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

it('any other message has no such header', async () => {
  await deliver({});
  expect(await written()).not.toMatch(/unsubscribe/i);
});

it.each([
  'not an address',
  'a@example.in, b@example.in',
  '"a b"@example.in',
  'a@example.in\r\nBcc: b@example.in',
  'a(comment)@example.in',
  `${'a'.repeat(300)}@example.in`,
  '../../x@example.in/..',
])('nothing goes to %j, and it is not tried again', async (to) => {
  await deliver({ to });
  expect(await names()).toEqual([]);
  expect(errors).toHaveLength(1);
  expect(JSON.stringify(errors)).not.toContain(to.slice(0, 12));
});

it('a name in the subject cannot begin a header', async () => {
  await deliver({ subject: 'Hello Asha\r\nBcc: everybody@example.in\r\n\r\n<script>' });
  const message = await written();
  expect(message).not.toMatch(/^Bcc:/m);
  expect(message.match(/^Subject:.*$/gm)).toHaveLength(1);
});

/** A local mail server with the given answers to recipients, and the commands it received. */
const catcher = async (answerTo: () => string, dkim?: Settings['dkim']) => {
  const lines: string[] = [];
  const answer = (socket: Socket): void => {
    let inMessage = false;
    socket.write('220 catcher\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        lines.push(line);
        if (inMessage && line !== '.') continue;
        if (line === 'DATA') socket.write('354 go on\r\n');
        else if (line.startsWith('RCPT')) socket.write(`${answerTo()}\r\n`);
        else socket.write('250 fine\r\n');
        inMessage = line === 'DATA';
      }
    });
  };
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  mailer = await openMailer({ dataDir, mailFrom, smtpUrl: `smtp://127.0.0.1:${port}`, dkim });
  return { lines, close: () => server.close() };
};

it('with an SMTP server a message goes there, and a refusal for now is an error to try again', async () => {
  let answer = '250 fine';
  const { lines, close } = await catcher(() => answer);
  await deliver({});
  expect(lines).toContain('RCPT TO:<asha@example.in>');
  expect(await names()).toEqual([]);
  answer = '451 later';
  await expect(deliver({})).rejects.toThrow();
  expect(refused).toEqual([]);
  expect(warnings).toEqual([{ reason: expect.stringContaining('451 later') }]);
  mailer.close();
  close();
});

it('an address that is refused for good is noted, and not tried again', async () => {
  const { close } = await catcher(() => '550 5.1.1 <asha@example.in>: no such user');
  await deliver({});
  expect(refused).toEqual([{ to: 'asha@example.in', answer: '550 5.1.1 <…>: no such user' }]);
  expect(JSON.stringify(warnings)).not.toContain('asha');
  mailer.close();
  close();
});

it('signs what it sends with the key of the sender', async () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const { lines, close } = await catcher(() => '250 fine', {
    domainName: 'avsar.example',
    keySelector: 'mail2026',
    privateKey,
  });
  await deliver({});
  const head = lines.join('\n').replace(/\n[ \t]+/g, ' ');
  expect(head).toMatch(/^DKIM-Signature: v=1; a=rsa-sha256; .*d=avsar\.example;.*s=mail2026;/m);
  mailer.close();
  close();
});
