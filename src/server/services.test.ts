import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it, vi } from 'vitest';
import { bucketStorage } from '#server/modules/files/bucket-storage.ts';
import { checkServices, warnOfServices } from '#server/services.ts';
import { testDeps } from '#tests/support/deps.ts';

const deps = testDeps();
const withMail = (smtpUrl: string | undefined) => ({ ...deps.settings, smtpUrl });
/** A new storage each time, since its result is cached for half a minute. */
const stored = () => ({ ...deps.files });

/** A local server that sends this greeting to each client. */
const talking = async (greeting: string) => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', () => socket.write('250 fine\r\n'));
    socket.write(greeting);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { port: address && typeof address === 'object' ? address.port : 0, close: () => server.close() };
};

it('a folder and no mail server are there', async () => {
  expect(await checkServices({ files: stored(), settings: withMail(undefined) })).toEqual({
    storage: 'works',
    mail: 'works',
  });
});

it('tells a mail server that greets from one that is away', async () => {
  const server = await talking('220 mail\r\n');
  const mail = async () =>
    (await checkServices({ files: stored(), settings: withMail(`smtp://127.0.0.1:${server.port}`) })).mail;
  expect(await mail()).toBe('works');
  server.close();
  const away = await talking('');
  away.close();
  expect((await checkServices({ files: stored(), settings: withMail(`smtp://127.0.0.1:${away.port}`) })).mail).toBe(
    'fails',
  );
});

it('a bucket that refuses is told in the log, and asked once in half a minute', async () => {
  const refusing = await talking('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
  const s3 = {
    endpoint: `http://127.0.0.1:${refusing.port}`,
    region: 'x',
    bucket: 'missing',
    accessKeyId: 'x',
    secretAccessKey: 'x',
  };
  const files = bucketStorage(s3);
  const list = vi.spyOn(files, 'list');
  const warn = vi.fn();
  const given = { files, settings: withMail(undefined), log: { ...deps.log, warn } };
  await warnOfServices(given);
  await warnOfServices(given);
  expect(warn.mock.calls.flat()).toEqual([expect.stringContaining('S3_BUCKET'), expect.stringContaining('S3_BUCKET')]);
  expect(list).toHaveBeenCalledTimes(1);
  refusing.close();
});

it('a public address without HTTPS is told in the log', async () => {
  const told = async (publicUrl: string, loopback: boolean) => {
    const warn = vi.fn();
    const settings = { ...withMail(undefined), publicUrl, loopback };
    await warnOfServices({ files: stored(), settings, log: { ...deps.log, warn } });
    return warn.mock.calls.flat();
  };
  expect(await told('http://avsar.example', false)).toEqual([expect.stringContaining('HTTPS')]);
  expect(await told('https://avsar.example', false)).toEqual([]);
  expect(await told('http://localhost:3000', true)).toEqual([]);
});
