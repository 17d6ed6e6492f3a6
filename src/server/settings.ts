import { createECDH, createPrivateKey, randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, isAbsolute, join } from 'node:path';
import { z } from 'zod';
import { DEFAULT_RETENTION, RETENTION_KINDS, type RetentionKind, type RetentionMonths } from '#contract/retention.ts';
import { LIMIT_NAMES, type LimitName, type LimitWindow } from '#server/limits.ts';
import { PACKAGE_ROOT } from '#server/package-root.ts';

export const ROLES = ['web', 'worker'] as const;
export type Role = (typeof ROLES)[number];

/** The environment, parsed once. Nothing else reads `process.env`. */
export interface Settings {
  /** `web` serves people, `worker` processes the queue; a single process does both. */
  roles: readonly Role[];
  port: number;
  host: string;
  /** The public scheme and host, without a trailing slash. */
  publicUrl: string;
  /** An external server; when absent, the embedded one is started. */
  databaseUrl: string | undefined;
  /** The same server without a pooler, for migrations and messages between instances. */
  databaseDirectUrl: string | undefined;
  /** Maximum connections of this instance for requests; the queue and the messages have a few more. */
  databasePoolSize: number;
  dataDir: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Signs emails, so that receivers can verify the domain of MAIL_FROM. */
  dkim: { domainName: string; keySelector: string; privateKey: string } | undefined;
  /** Where to report a vulnerability: an address or a page. */
  securityContact: string;
  s3: S3Settings | undefined;
  /** At least 32 characters; signs links and keys hashes. */
  secretKey: string;
  /** Where it is stored, unless SECRET_KEY gives it. */
  secretKeyFile: string | undefined;
  /**
   * The key that identifies this portal to browsers' push services, and the services that it sends to; without it there
   * is no push. `keyFile` is where the private key is stored, unless PUSH_KEY gives it.
   */
  push: { publicKey: string; privateKey: string; keyFile: string | undefined; hosts: readonly string[] } | undefined;
  /** Where the embedded database archives its log and the copies of its folder; without it nothing is archived. */
  archiveDir: string | undefined;
  /** Encrypts and decrypts backups. */
  backupPassphrase: string | undefined;
  /** Every subdomain of PUBLIC_URL's host also supports HTTPS, and browsers are told so. */
  hstsSubdomains: boolean;
  /** Networks whose forwarded addresses are trusted; none by default. */
  trustProxy: string[];
  demoData: boolean;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Whether each request is logged at `info`. */
  accessLog: boolean;
  /** Whether browsers cache pages for offline reading; off removes what they have cached. */
  serviceWorker: boolean;
  /** The bearer token for scraping /metrics; without one, only this machine can read them. */
  metricsToken: string | undefined;
  /** Where spans are sent; without it tracing is off. */
  tracesEndpoint: string | undefined;
  /** The retention in months of each kind of data. */
  retention: RetentionMonths;
  rateLimits: boolean;
  /** The limits that differ from those in limits.ts. */
  changedLimits: Partial<Record<LimitName, LimitWindow>>;
  /** How long a recruiter's answer can be undone before the candidate sees it; 0 shows it immediately. */
  answerWaitMs: number;
  /**
   * How long requests are still answered after a stop was requested, while `/readyz` tells balancers to use another
   * instance.
   */
  drainMs: number;
  /** Both HOST and PUBLIC_URL are limited to this machine. */
  loopback: boolean;
}

export interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** An unusable setting; the message is a sentence for the operator. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** HOST or PUBLIC_URL would let others reach accounts whose passwords are in a file. */
export const demoAccountsReachable = (): SettingsError =>
  new SettingsError(
    'Demo accounts can sign in here, and HOST and PUBLIC_URL let others reach this portal: run npm run demo:remove first.',
  );

const isLoopback = (host: string): boolean =>
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  host === '::1' ||
  host === '[::1]' ||
  (isIP(host) === 4 && host.startsWith('127.'));

const fail = (name: string, sentence: string): never => {
  throw new SettingsError(`${name} ${sentence}`);
};

const webAddress = (name: string, value: string, protocols: readonly string[]): URL => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !protocols.includes(url.protocol))
    return fail(
      name,
      `must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}, but is "${value}".`,
    );
  return url;
};

/** The value contains a password, so the sentence does not repeat it. */
const secretAddress = (name: string, value: string | undefined, protocols: readonly string[]): void => {
  if (!value) return;
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
    fail(name, `must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`);
};

const onOff = (name: string, value: string | undefined, absent: boolean): boolean => {
  if (value === undefined || value === '') return absent;
  if (/^(on|true|1)$/i.test(value)) return true;
  if (/^(off|false|0)$/i.test(value)) return false;
  return fail(name, `must be on or off, but is "${value}".`);
};

/** Returns only the address of `Avsar <no-reply@avsar.example>`. */
const addressIn = (mailFrom: string): string => /<?([^\s<>]+)>?$/.exec(mailFrom)?.[1] ?? '';

const dkimSettings = (env: NodeJS.ProcessEnv, mailFrom: string): Settings['dkim'] => {
  const { DKIM_SELECTOR: keySelector, DKIM_KEY_FILE: path } = env;
  if (!keySelector && !path) return undefined;
  if (!keySelector || !path)
    return fail(
      keySelector ? 'DKIM_KEY_FILE' : 'DKIM_SELECTOR',
      'is required as well: selector and key belong together.',
    );
  try {
    const privateKey = readFileSync(path, 'utf8');
    createPrivateKey(privateKey);
    return { domainName: addressIn(mailFrom).split('@')[1] ?? '', keySelector, privateKey };
  } catch {
    return fail('DKIM_KEY_FILE', `must be a file with a private key in PEM, but "${path}" cannot be read as one.`);
  }
};

const securityContact = (value: string | undefined, mailFrom: string): string => {
  const contact = value || `mailto:${addressIn(mailFrom)}`;
  if (!/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(contact))
    return fail('SECURITY_CONTACT', 'must begin with mailto: or https://.');
  return contact;
};

/** The default months, with the given changes: `accessLog=6,enquiries=24`. */
const retentionSetting = (value: string | undefined): RetentionMonths => {
  const changed: Partial<Record<RetentionKind, number>> = {};
  for (const one of value ? value.split(',') : []) {
    const [, typed, months] = /^\s*(\w+)=([1-9]\d{0,2})\s*$/.exec(one) ?? [];
    const kind = RETENTION_KINDS.find((known) => known === typed);
    if (!kind)
      return fail(
        'RETENTION',
        `must be months such as accessLog=6,enquiries=24 of ${RETENTION_KINDS.join(', ')}, but has "${one}".`,
      );
    changed[kind] = Number(months);
  }
  if ((changed.auditLog ?? 12) < 12) fail('RETENTION', 'must keep auditLog for at least 12 months.');
  return { ...DEFAULT_RETENTION, ...changed };
};

/** The roles in `web,worker`; all when none is named. */
const roleSetting = (value: string | undefined): readonly Role[] => {
  if (!value) return ROLES;
  return value.split(',').map((one) => {
    const role = ROLES.find((known) => known === one.trim());
    return role ?? fail('ROLE', `must be web, worker, or web,worker, but is "${value}".`);
  });
};

/** `on`, `off`, or changed limits: `signInPerPair=20/900,formPerAddress=50/600`, the count per number of seconds. */
const limitSettings = (value: string | undefined): Pick<Settings, 'rateLimits' | 'changedLimits'> => {
  if (!value?.includes('=')) return { rateLimits: onOff('RATE_LIMITS', value, true), changedLimits: {} };
  const changedLimits: Settings['changedLimits'] = {};
  for (const one of value.split(',')) {
    const [, typed, points, duration] = /^\s*(\w+)=([1-9]\d{0,8})\/([1-9]\d{0,6})\s*$/.exec(one) ?? [];
    const name = LIMIT_NAMES.find((known) => known === typed);
    if (!name)
      return fail('RATE_LIMITS', `must be on, off, or limits such as formPerAddress=50/600, but has "${one}".`);
    changedLimits[name] = { points: Number(points), duration: Number(duration) };
  }
  return { rateLimits: true, changedLimits };
};

const Network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6(), z.literal('loopback')]);

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Creates one folder at a time: where the system allows none, as below /proc, Node's own recursion never ends. */
const makeFolder = (path: string): void => {
  if (isFolder(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process created it in the meantime.
    if (!isFolder(path)) throw error;
  }
};

const readyDataDir = (path: string): void => {
  try {
    makeFolder(path);
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    fail(
      'DATA_DIR',
      `must be a folder that may be written to, or that can be made, but is "${path}" (${error instanceof Error ? error.message : error}).`,
    );
  }
};

const keptSecret = (path: string): string => {
  if (!existsSync(path)) {
    try {
      writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      // Another process created it in the meantime; its key is the valid one.
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
  return readFileSync(path, 'utf8').trim();
};

/** The push services of the supported browsers; a leading dot matches every host below. */
const PUSH_HOSTS = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
] as const;

/** @param file where a laptop's key is stored */
const pushSettings = (env: NodeJS.ProcessEnv, loopback: boolean, file: string): Settings['push'] => {
  const hosts = (env.PUSH_HOSTS || PUSH_HOSTS.join(',')).split(',').map((one) => one.trim());
  const strange = hosts.find((host) => !/^\.?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(host));
  if (strange !== undefined) fail('PUSH_HOSTS', `must list hosts such as push.example.com, but has "${strange}".`);
  const privateKey = env.PUSH_KEY || (loopback ? keptSecret(file) : '');
  if (!privateKey) return undefined;
  const curve = createECDH('prime256v1');
  try {
    if (!/^[\w-]{43}$/.test(privateKey)) throw new Error();
    curve.setPrivateKey(privateKey, 'base64url');
  } catch {
    fail('PUSH_KEY', 'must be a private key of P-256: 32 bytes, written in base64url.');
  }
  return { privateKey, publicKey: curve.getPublicKey('base64url'), hosts, keyFile: env.PUSH_KEY ? undefined : file };
};

const s3Settings = (env: NodeJS.ProcessEnv): S3Settings | undefined => {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const given = names.filter((name) => env[name]);
  if (given.length === 0) return undefined;
  const missing = names.find((name) => !env[name]);
  if (missing) fail(missing, `is required as well, since ${given[0]} is set.`);
  return {
    endpoint: webAddress('S3_ENDPOINT', env.S3_ENDPOINT ?? '', ['http:', 'https:']).href.replace(/\/$/, ''),
    region: env.S3_REGION || 'us-east-1',
    bucket: env.S3_BUCKET ?? '',
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
  };
};

/**
 * Reads the settings of the process.
 * @throws SettingsError naming the first unusable one.
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const port = Number(env.PORT || 3000);
  if ((env.PORT && !/^\d{1,5}$/.test(env.PORT)) || port > 65_535)
    fail('PORT', `must be a whole number from 0 to 65535, but is "${env.PORT}".`);
  const host = env.HOST || '127.0.0.1';
  if (!isIP(host) && !/^[a-z0-9.-]+$/i.test(host))
    fail('HOST', `must be an address or a name to listen on, but is "${host}".`);

  const url = webAddress('PUBLIC_URL', env.PUBLIC_URL || `http://localhost:${port}`, ['http:', 'https:']);
  if (url.username || url.password) fail('PUBLIC_URL', 'must not hold a user name or a password.');
  if (url.pathname !== '/' || url.search || url.hash)
    fail('PUBLIC_URL', `must name scheme and host alone, but is "${env.PUBLIC_URL}".`);
  const loopback = isLoopback(host) && isLoopback(url.hostname);

  const dataDir = env.DATA_DIR
    ? isAbsolute(env.DATA_DIR)
      ? env.DATA_DIR
      : join(PACKAGE_ROOT, env.DATA_DIR)
    : join(PACKAGE_ROOT, 'var');

  secretAddress('DATABASE_URL', env.DATABASE_URL, ['postgres:', 'postgresql:']);
  secretAddress('DATABASE_DIRECT_URL', env.DATABASE_DIRECT_URL, ['postgres:', 'postgresql:']);
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL)
    fail('DATABASE_URL', 'is required as well, since DATABASE_DIRECT_URL is set.');
  if (env.ARCHIVE_DIR && env.DATABASE_URL)
    fail('ARCHIVE_DIR', 'is for the embedded database: a server that DATABASE_URL names archives its own log.');
  if (env.ARCHIVE_DIR && !isAbsolute(env.ARCHIVE_DIR))
    fail('ARCHIVE_DIR', `must be a whole path, but is "${env.ARCHIVE_DIR}".`);
  const databasePoolSize = Number(env.DATABASE_POOL_SIZE || 10);
  if (!/^\d{0,4}$/.test(env.DATABASE_POOL_SIZE ?? '') || databasePoolSize < 2 || databasePoolSize > 1_000)
    fail('DATABASE_POOL_SIZE', `must be a whole number from 2 to 1000, but is "${env.DATABASE_POOL_SIZE}".`);
  secretAddress('SMTP_URL', env.SMTP_URL, ['smtp:', 'smtps:']);

  const mailFrom = env.MAIL_FROM || 'Avsar <no-reply@avsar.example>';
  if (!/^[^\r\n<>]*<?[^\s<>@]+@[^\s<>@]+>?$/.test(mailFrom))
    fail('MAIL_FROM', `must be an email address, with or without a name before it, but is "${mailFrom}".`);

  const trustProxy = (env.TRUST_PROXY ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  const strange = trustProxy.find((network) => !Network.safeParse(network).success);
  if (strange) fail('TRUST_PROXY', `must list networks such as 10.0.0.0/8, but has "${strange}".`);

  const level = (env.LOG_LEVEL || 'info').toLowerCase();
  const logLevel = (['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const).find(
    (known) => known === level,
  );
  if (!logLevel)
    return fail(
      'LOG_LEVEL',
      `must be one of fatal, error, warn, info, debug, trace, silent, but is "${env.LOG_LEVEL}".`,
    );

  const { rateLimits, changedLimits } = limitSettings(env.RATE_LIMITS);
  if (!rateLimits && !loopback) fail('RATE_LIMITS', 'may be off only while HOST and PUBLIC_URL are both loopback.');

  if (env.SECRET_KEY && env.SECRET_KEY.length < 32) fail('SECRET_KEY', 'must have at least 32 characters.');
  if (!env.SECRET_KEY && !loopback)
    fail('SECRET_KEY', 'is required when HOST or PUBLIC_URL is not loopback. Make one with: openssl rand -base64 32');

  if (env.ANSWER_WAIT && !/^\d{1,3}$/.test(env.ANSWER_WAIT))
    fail('ANSWER_WAIT', `must be a number of seconds from 0 to 999, but is "${env.ANSWER_WAIT}".`);

  if (env.DRAIN_SECONDS && !/^\d{1,2}$/.test(env.DRAIN_SECONDS))
    fail('DRAIN_SECONDS', `must be a number of seconds from 0 to 99, but is "${env.DRAIN_SECONDS}".`);

  const demoWanted = onOff('DEMO_DATA', env.DEMO_DATA, loopback);

  const s3 = s3Settings(env);
  // With database, files, mail server and key all external, nothing is stored there.
  if (!env.SECRET_KEY || !env.DATABASE_URL || !env.SMTP_URL || !s3) readyDataDir(dataDir);

  const secretKeyFile = join(dataDir, 'secret-key');
  const serviceWorker = onOff('SERVICE_WORKER', env.SERVICE_WORKER, true);
  return {
    roles: roleSetting(env.ROLE),
    port,
    host,
    publicUrl: url.origin,
    databaseUrl: env.DATABASE_URL || undefined,
    databaseDirectUrl: env.DATABASE_DIRECT_URL || undefined,
    databasePoolSize,
    dataDir,
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom,
    dkim: dkimSettings(env, mailFrom),
    securityContact: securityContact(env.SECURITY_CONTACT, mailFrom),
    s3,
    secretKey: env.SECRET_KEY || keptSecret(secretKeyFile),
    secretKeyFile: env.SECRET_KEY ? undefined : secretKeyFile,
    // Push needs the service worker, which shows the notifications.
    push: serviceWorker ? pushSettings(env, loopback, join(dataDir, 'push-key')) : undefined,
    archiveDir: env.ARCHIVE_DIR || undefined,
    backupPassphrase: env.BACKUP_PASSPHRASE || undefined,
    hstsSubdomains: onOff('HSTS_SUBDOMAINS', env.HSTS_SUBDOMAINS, false),
    trustProxy,
    // Demo accounts must never be on a server that others can reach.
    demoData: demoWanted && loopback,
    logLevel,
    accessLog: onOff('ACCESS_LOG', env.ACCESS_LOG, !loopback),
    serviceWorker,
    retention: retentionSetting(env.RETENTION),
    tracesEndpoint:
      env.OTEL_EXPORTER_OTLP_ENDPOINT &&
      webAddress('OTEL_EXPORTER_OTLP_ENDPOINT', env.OTEL_EXPORTER_OTLP_ENDPOINT, ['http:', 'https:']).href,
    metricsToken: env.METRICS_TOKEN || undefined,
    rateLimits,
    changedLimits,
    answerWaitMs: Number(env.ANSWER_WAIT || 10) * 1000,
    // On a single machine there is no other instance to switch to.
    drainMs: Number(env.DRAIN_SECONDS || (loopback ? 0 : 3)) * 1000,
    loopback,
  };
}
