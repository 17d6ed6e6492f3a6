import type { NetConnectOpts } from 'node:net';
import pg from 'pg';
import { type FakeBucket, startFakeBucket } from '#tests/support/bucket.ts';
import { createTestDatabase } from '#tests/support/cloned-database.ts';
import { startDatabaseServer } from '#tests/support/database-server.ts';
import { catchSmtp, type SmtpCatcher } from '#tests/support/smtp.ts';
import { type Gate, openGate } from './gate.ts';

/** The services shared by several portals, each behind a gate. */
export interface Services {
  gates: Readonly<Record<'database' | 'bucket' | 'mail server', Gate>>;
  bucket: FakeBucket;
  smtp: SmtpCatcher;
  /** Bypasses the gate. */
  databaseUrl: string;
  /** The settings that point a portal to them. */
  env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** @param smtp the behaviour of the mail server */
export const openServices = async ({
  smtp: manner,
}: {
  smtp?: Parameters<typeof catchSmtp>[0];
} = {}): Promise<Services> => {
  const server = await startDatabaseServer();
  const { url: databaseUrl } = await createTestDatabase(server.adminUrl);
  const { host, port, user = '', database = '' } = new pg.Client({ connectionString: databaseUrl });
  const bucket = await startFakeBucket();
  const smtp = await catchSmtp(manner);
  const onLoopback = (address: string): NetConnectOpts => ({ host: '127.0.0.1', port: Number(new URL(address).port) });
  const gates = {
    database: await openGate(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }),
    bucket: await openGate(onLoopback(bucket.endpoint)),
    'mail server': await openGate(onLoopback(smtp.url)),
  };
  return {
    gates,
    bucket,
    smtp,
    databaseUrl,
    env: {
      DATABASE_URL: `postgresql://${user}@127.0.0.1:${gates.database.port}/${database}`,
      S3_ENDPOINT: `http://127.0.0.1:${gates.bucket.port}`,
      S3_BUCKET: 'avsar',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
      SMTP_URL: `smtp://127.0.0.1:${gates['mail server'].port}`,
      SECRET_KEY: 'a secret of the tests, and of nothing else',
    },
    async close() {
      for (const gate of Object.values(gates)) await gate.close();
      await bucket.close();
      await smtp.stop();
      await server.stop();
    },
  };
};
