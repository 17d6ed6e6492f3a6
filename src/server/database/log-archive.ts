import { execFile } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Home } from './embedded-home.ts';
import { makeOwn } from './socket-folder.ts';

const run = promisify(execFile);

/** A word of the shell, in a setting where PostgreSQL gives `%` a meaning. */
const quoted = (path: string): string => `'${path.replaceAll("'", "'\\''").replaceAll('%', '%%')}'`;

const logsIn = (archiveDir: string): string => join(archiveDir, 'log');

/** Of a portal that stands still nothing is lost; of one that writes, what it wrote in the last minute. */
const AT_MOST = '60s';

/**
 * What makes the embedded server put each part of its log into the archive, packed, as soon as it is full or a minute
 * old. A part that is there already is never replaced by another: a new database does not spoil an old one's archive.
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

/** What makes a server read the archive to its end when it is started on a copied folder, and let nobody in before. */
export const recoverySettings = (archiveDir: string): Readonly<Record<string, string>> => ({
  restore_command: `gzip -dc ${quoted(logsIn(archiveDir))}/%f.gz > "%p"`,
  hot_standby: 'off',
});

/** The parts of the log that the archive holds: each name as the server gave it. */
export const archivedParts = { folder: logsIn, nameOf: (file: string): string => file.replace(/\.gz$/, '') };

const COPY_NAME = /^base-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)$/;

/** The folder of a copy of the database that is begun then. */
export const copyName = (at: Date): string => `base-${at.toISOString().replaceAll(/[:.]/g, '-')}`;

/** The copies of the database in the archive, the oldest first, and when each was begun. */
export const copiesIn = async (archiveDir: string): Promise<{ name: string; at: Date }[]> =>
  (await readdir(archiveDir)).sort().flatMap((name) => {
    const [, hour, minute, second, millisecond] = COPY_NAME.exec(name) ?? [];
    return hour ? [{ name, at: new Date(`${hour}:${minute}:${second}.${millisecond}`) }] : [];
  });
