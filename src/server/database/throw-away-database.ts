import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { connectionSettings } from './client.ts';

const stateOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Returns the address of another database on the same server, for the same role. */
const besides = (url: string, database: string): string => {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
};

/**
 * Lends a temporary empty database on the portal's server, and drops it afterwards.
 *
 * @param url the portal's own database, not through a pooler
 * @param adminUrl a role that may create databases there, if the portal's own may not
 * @throws Error in a sentence when the role may not
 */
export async function withThrowAwayDatabase<T>(
  { url, adminUrl = url }: { url: string; adminUrl?: string | undefined },
  work: (url: string) => Promise<T>,
): Promise<T> {
  const name = `avsar_verify_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client(connectionSettings(adminUrl, { applicationName: 'avsar-verify' }));
  admin.on('error', () => undefined);
  try {
    await admin.connect();
    const { rows } = await admin.query<{ role: string }>('select current_user as role');
    const owner = decodeURIComponent(new URL(url).username) || rows[0]?.role || '';
    await admin
      .query(`create database ${name} owner ${admin.escapeIdentifier(owner)} template template0`)
      .catch((error: unknown) => {
        if (stateOf(error) !== '42501') throw error;
        throw new Error(
          `The role ${owner} may not make databases, so the backup cannot be verified here: alter role ${owner} createdb.`,
        );
      });
    try {
      return await work(besides(url, name));
    } finally {
      await admin.query(`drop database if exists ${name} with (force)`);
    }
  } finally {
    await admin.end();
  }
}
