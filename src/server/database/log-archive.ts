import { execFile } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Home } from './embedded-home.ts';
import { makeOwn } from './socket-folder.ts';

const run = promisify(execFile);

/** Quotes a word for the shell, in a setting where PostgreSQL interprets `%`. */
const quoted = (path: string): string => `'${path.replaceAll("'", "'\\''").replaceAll('%', '%%')}'`;

const logsIn = (archiveDir: string): string => join(archiveDir, 'log');

/** An idle portal loses nothing; an active one at most its writes of the last minute. */
const AT_MOST = '60s';

/**
 * The settings with which the embedded server archives each part of its log, compressed, as soon as it is full or a
 * minute old. An existing part is never overwritten by a different one: a new database does not damage an old one's
 * archive.
 */
export const archiveSettings = async (archiveDir: string, home: Home): Promise<Readonly<Record<string, string>>> => {
  const folder = logsIn(archiveDir);
  await mkdir(archiveDir, { recursive: true });
  await makeOwn(folder, home);
  await run('/usr/bin/env', ['test', '-w', folder], { ...home.user, cwd: '/' }).catch(() => {
    throw new Error(
      `ARCHIVE_DIR cannot be written by the database, which runs as user id ${home.user?.uid ?? process.getuid?.()}: let it pass through the folders above it.`,
    );
  });
  const part = `${quoted(folder)}/%f.gz`;
  const keep = `gzip -nc "%p" > ${part}.new && sync ${part}.new && mv ${part}.new ${part}`;
  return {
    archive_mode: 'on',
    archive_timeout: AT_MOST,
    archive_command: `if [ -e ${part} ]; then gzip -dc ${part} | cmp -s - "%p"; else ${keep}; fi`,
  };
};

/**
 * The settings with which a server started on a copied folder replays the archive to its end and refuses connections
 * until then.
 */
export const recoverySettings = (archiveDir: string): Readonly<Record<string, string>> => ({
  restore_command: `gzip -dc ${quoted(logsIn(archiveDir))}/%f.gz > "%p"`,
  hot_standby: 'off',
});

/** The log parts in the archive, by the names that the server gave them. */
export const archivedParts = { folder: logsIn, nameOf: (file: string): string => file.replace(/\.gz$/, '') };

const COPY_NAME = /^base-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)$/;

/** Returns the folder name of a copy begun at this time. */
export const copyName = (at: Date): string => `base-${at.toISOString().replaceAll(/[:.]/g, '-')}`;

/** Lists the copies of the database in the archive, oldest first, with the time when each was begun. */
export const copiesIn = async (archiveDir: string): Promise<{ name: string; at: Date }[]> =>
  (await readdir(archiveDir)).sort().flatMap((name) => {
    const [, hour, minute, second, millisecond] = COPY_NAME.exec(name) ?? [];
    return hour ? [{ name, at: new Date(`${hour}:${minute}:${second}.${millisecond}`) }] : [];
  });
