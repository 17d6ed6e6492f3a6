import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { readSettings } from '#server/settings.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'avsar-settings-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const SECRET = 'x'.repeat(32);
const PUBLIC = { PUBLIC_URL: 'https://avsar.example', SECRET_KEY: SECRET };

it('nothing needs to be set on a laptop', () => {
  expect(readSettings({ DATA_DIR: dataDir })).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    smtpUrl: undefined,
    s3: undefined,
    demoData: true,
    rateLimits: true,
    loopback: true,
    trustProxy: [],
    hstsSubdomains: false,
    drainMs: 0,
  });
  expect(readSettings({ DATA_DIR: dataDir, ...PUBLIC }).drainMs).toBe(3_000);
});

it('does both, or only what ROLE names', () => {
  const rolesOf = (ROLE?: string) => readSettings({ DATA_DIR: dataDir, ROLE }).roles;
  expect(rolesOf()).toEqual(['web', 'worker']);
  expect(rolesOf('worker')).toEqual(['worker']);
  expect(rolesOf('web, worker')).toEqual(['web', 'worker']);
  expect(() => rolesOf('server')).toThrow('ROLE must be web, worker, or web,worker, but is "server".');
});

it('the secret key of a laptop is made once and readable by nobody else', () => {
  const first = readSettings({ DATA_DIR: dataDir }).secretKey;
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(readSettings({ DATA_DIR: dataDir }).secretKey).toBe(first);
  expect(statSync(join(dataDir, 'secret-key')).mode & 0o077).toBe(0);
});

it('the key that push servers know a laptop by is made once too; elsewhere it is given, or nothing is pushed', () => {
  const { push } = readSettings({ DATA_DIR: dataDir });
  expect(push).toMatchObject({
    publicKey: expect.stringMatching(/^B[\w-]{86}$/),
    hosts: expect.arrayContaining(['fcm.googleapis.com']),
  });
  expect(readSettings({ DATA_DIR: dataDir }).push).toEqual(push);
  expect(statSync(join(dataDir, 'push-key')).mode & 0o077).toBe(0);
  expect(readSettings({ DATA_DIR: dataDir, SERVICE_WORKER: 'off' }).push).toBeUndefined();
  expect(readSettings({ DATA_DIR: dataDir, ...PUBLIC }).push).toBeUndefined();
  const given = { ...PUBLIC, PUSH_KEY: push?.privateKey ?? '', PUSH_HOSTS: 'push.example.com, .example.org' };
  expect(readSettings({ DATA_DIR: dataDir, ...given }).push).toEqual({
    ...push,
    keyFile: undefined,
    hosts: ['push.example.com', '.example.org'],
  });
});

it.each<[Record<string, string>, string]>([
  [{ PUSH_KEY: 'secret' }, 'PUSH_KEY must be a private key of P-256: 32 bytes, written in base64url.'],
  [{ PUSH_KEY: '_'.repeat(43) }, 'PUSH_KEY must be a private key of P-256: 32 bytes, written in base64url.'],
  [{ PUSH_HOSTS: '*' }, 'PUSH_HOSTS must list hosts such as push.example.com, but has "*".'],
  [
    { DATABASE_DIRECT_URL: 'postgres://db/avsar' },
    'DATABASE_URL is required as well, since DATABASE_DIRECT_URL is set.',
  ],
  [{ DATABASE_POOL_SIZE: '1' }, 'DATABASE_POOL_SIZE must be a whole number from 2 to 1000, but is "1".'],
  [{ DATABASE_POOL_SIZE: 'ten' }, 'DATABASE_POOL_SIZE must be a whole number from 2 to 1000, but is "ten".'],
  [{ DRAIN_SECONDS: 'soon' }, 'DRAIN_SECONDS must be a number of seconds from 0 to 99, but is "soon".'],
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, but is "http".'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, but is "70000".'],
  [{ PORT: ' ' }, 'PORT must be a whole number from 0 to 65535, but is " ".'],
  [{ PORT: '0x50' }, 'PORT must be a whole number from 0 to 65535, but is "0x50".'],
  [{ PORT: '1e3' }, 'PORT must be a whole number from 0 to 65535, but is "1e3".'],
  [{ HOST: 'a b' }, 'HOST must be an address or a name to listen on, but is "a b".'],
  [
    { PUBLIC_URL: 'avsar.example' },
    'PUBLIC_URL must be an address that starts with http:// or https://, but is "avsar.example".',
  ],
  [{ PUBLIC_URL: 'http://avsar:secret@localhost:3000' }, 'PUBLIC_URL must not hold a user name or a password.'],
  [
    { ...PUBLIC, PUBLIC_URL: 'https://avsar.example/jobs' },
    'PUBLIC_URL must name scheme and host alone, but is "https://avsar.example/jobs".',
  ],
  [
    { DATABASE_URL: 'mysql://avsar:secret@db/avsar' },
    'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
  ],
  [{ SMTP_URL: 'user:secret@mail' }, 'SMTP_URL must be an address that starts with smtp:// or smtps://.'],
  [{ MAIL_FROM: 'Avsar' }, 'MAIL_FROM must be an email address, with or without a name before it, but is "Avsar".'],
  [{ TRUST_PROXY: '10.0.0.0/8, proxy' }, 'TRUST_PROXY must list networks such as 10.0.0.0/8, but has "proxy".'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, but is "loud".'],
  [
    { RATE_LIMITS: 'formPerAddress=50' },
    'RATE_LIMITS must be on, off, or limits such as formPerAddress=50/600, but has "formPerAddress=50".',
  ],
  [
    { RATE_LIMITS: 'teaPerAddress=1/1' },
    'RATE_LIMITS must be on, off, or limits such as formPerAddress=50/600, but has "teaPerAddress=1/1".',
  ],
  [{ RATE_LIMITS: 'maybe' }, 'RATE_LIMITS must be on or off, but is "maybe".'],
  [{ ...PUBLIC, RATE_LIMITS: 'off' }, 'RATE_LIMITS may be off only while HOST and PUBLIC_URL are both loopback.'],
  [{ DEMO_DATA: 'some' }, 'DEMO_DATA must be on or off, but is "some".'],
  [{ SECRET_KEY: 'short' }, 'SECRET_KEY must have at least 32 characters.'],
  [
    { HOST: '0.0.0.0' },
    'SECRET_KEY is required when HOST or PUBLIC_URL is not loopback. Make one with: openssl rand -base64 32',
  ],
  [{ S3_BUCKET: 'avsar' }, 'S3_ENDPOINT is required as well, since S3_BUCKET is set.'],
])('%j is refused with a sentence that names it', (env, sentence) => {
  expect(() => readSettings({ DATA_DIR: dataDir, ...env })).toThrow(
    expect.objectContaining({ name: 'SettingsError', message: sentence }),
  );
});

it.each([
  ['that is a file', () => join(dataDir, 'file')],
  ['below a file', () => join(dataDir, 'file/below')],
  ['where no folder can be made', () => '/proc/avsar/below'],
])('a DATA_DIR %s is refused with a sentence that names it', async (_where, path) => {
  await writeFile(join(dataDir, 'file'), '');
  for (const env of [{}, { SECRET_KEY: SECRET }]) {
    expect(() => readSettings({ DATA_DIR: path(), ...env })).toThrow(
      expect.objectContaining({
        name: 'SettingsError',
        message: expect.stringMatching(/^DATA_DIR must be a folder .* but is "/),
      }),
    );
  }
});

it('a DATA_DIR is made with the folders above it', () => {
  const made = join(dataDir, 'above/below');
  readSettings({ DATA_DIR: made, SECRET_KEY: SECRET });
  expect(statSync(made).isDirectory()).toBe(true);
});

it('each limit can be set', () => {
  const env = { DATA_DIR: dataDir, RATE_LIMITS: 'signInPerPair=20/900, formPerAddress=50/600' };
  expect(readSettings(env)).toMatchObject({
    rateLimits: true,
    changedLimits: { signInPerPair: { points: 20, duration: 900 }, formPerAddress: { points: 50, duration: 600 } },
  });
});

it('demo accounts never stand where others can reach them', () => {
  expect(readSettings({ DATA_DIR: dataDir, ...PUBLIC, DEMO_DATA: 'on' }).demoData).toBe(false);
});

it('nothing but the settings reads the environment', () => {
  const folder = join(PACKAGE_ROOT, 'src');
  const readers = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      /\.tsx?$/.test(name) &&
      !name.endsWith('.test.ts') &&
      readFileSync(join(folder, name), 'utf8').includes('process.env'),
  );
  // PostgreSQL's programs are started with only the PATH of our environment.
  expect(readers.filter((name) => !name.startsWith('server/database/embedded'))).toEqual(['server/settings.ts']);
});
