import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Member } from '#server/caller.ts';
import { sessions } from '#server/database/schema/index.ts';
import type { TestDeps } from '#tests/support/deps.ts';

/** Returns a user with a separate session in the database. */
export const aSignedIn = async <M extends Member>(deps: TestDeps, person: Promise<M>): Promise<M> => {
  const caller = await person;
  const at = deps.now();
  const kind = caller.kind === 'super_admin' ? 'admin' : caller.kind;
  const [session] = await deps.db
    .insert(sessions)
    .values({
      tokenHash: randomBytes(32),
      accountId: caller.accountId,
      kind,
      createdAt: at,
      lastSeenAt: at,
      expiresAt: new Date(at.getTime() + 86_400_000),
    })
    .returning({ id: sessions.id });
  return { ...caller, sessionId: session?.id ?? '' };
};

interface Keys {
  ecdh: ECDH;
  auth: Buffer;
}

const newKeys = (): Keys => {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return { ecdh, auth: randomBytes(16) };
};

const formOf = (endpoint: string, { ecdh, auth }: Keys) => ({
  endpoint,
  keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
});

/** Returns a browser's subscription at a local push server that is not running. */
export const aBrowser = () => formOf(`http://127.0.0.1:9/${randomBytes(8).toString('hex')}`, newKeys());

/** Decrypts a message as a browser does (RFC 8291 with the encoding of RFC 8188, one record). */
const readMessage = (body: Buffer, { ecdh, auth }: Keys): unknown => {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12));
  const sealed = body.subarray(21 + idLength);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last byte of the record marks its end.
  return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
};

/** Starts a push server with one subscribed browser. */
export const openPushServer = async () => {
  const keys = newKeys();
  const messages: { message: unknown; headers: NodeJS.Dict<string | string[]> }[] = [];
  let answer: { status: number; location?: string } | 'silent' = { status: 201 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      messages.push({ message: readMessage(Buffer.concat(parts), keys), headers: request.headers });
      if (answer === 'silent') return;
      response.writeHead(answer.status, answer.location ? { location: answer.location } : {});
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    messages,
    browser: formOf(`http://127.0.0.1:${port}/push`, keys),
    answerWith(next: typeof answer) {
      answer = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
