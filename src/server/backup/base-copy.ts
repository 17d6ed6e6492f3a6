import { chmod, chown, copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Connection, withConnection } from '#server/database/client.ts';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import type { SystemUser } from '#server/database/embedded-home.ts';
import { findHome } from '#server/database/find-home.ts';
import { archivedParts, copiesIn, copyName, recoverySettings } from '#server/database/log-archive.ts';

/** Folders left empty in a copy: the server recreates their contents and takes the log from the archive. */
const LEFT_EMPTY =
  /^(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/|pgsql_tmp/;
const LEFT_OUT = /^(?:postmaster\.(?:pid|opts)|backup_label(?:\.old)?|tablespace_map|recovery\.signal)$/;

const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Copies a folder of the server; files may disappear during the copy. */
const copyFolder = async (from: string, to: string, { user, path = '' }: { user?: SystemUser; path?: string } = {}) => {
  const target = join(to, path);
  await mkdir(target, { recursive: true, mode: 0o700 });
  if (user) await chown(target, user.uid, user.gid);
  for (const entry of await readdir(join(from, path), { withFileTypes: true })) {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) await copyFolder(from, to, { ...(user && { user }), path: inner });
    if (!entry.isFile() || LEFT_OUT.test(inner) || LEFT_EMPTY.test(inner)) continue;
    try {
      await copyFile(join(from, inner), join(to, inner));
      await chmod(join(to, inner), 0o600);
      if (user) await chown(join(to, inner), user.uid, user.gid);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
};

/** Two, so that the older one stays usable while the newer is being copied elsewhere. */
const KEPT = 2;

const LABEL = 'backup_label';

/** Returns the name of the log part that a copy begins with, without its timeline. */
const firstPartOf = async (copy: string): Promise<string> =>
  /\(file [0-9A-F]{8}([0-9A-F]{16})\)/.exec(await readFile(join(copy, LABEL), 'utf8'))?.[1] ?? '';

/** Removes copies before the newest two, and log parts that only they need. */
const forgetOlder = async (archiveDir: string): Promise<void> => {
  const copies = (await copiesIn(archiveDir)).map(({ name }) => name);
  for (const name of copies.slice(0, -KEPT)) await rm(join(archiveDir, name), { recursive: true });
  const [oldest] = copies.slice(-KEPT);
  const needed = oldest && (await firstPartOf(join(archiveDir, oldest)));
  if (!needed) return;
  const folder = archivedParts.folder(archiveDir);
  for (const file of await readdir(folder)) {
    const [, part] = /^[0-9A-F]{8}([0-9A-F]{16})/.exec(archivedParts.nameOf(file)) ?? [];
    if (part && part < needed) await rm(join(folder, file));
  }
};

const copyWhile = async (client: Connection, { copy, now }: { copy: string; now: Date }): Promise<void> => {
  const { rows } = await client.query<{ data: string; archives: string }>(
    "select current_setting('data_directory') as data, current_setting('archive_mode') as archives",
  );
  const [server] = rows;
  if (server?.archives !== 'on')
    throw new Error('The running database archives nothing yet: start the portal again with ARCHIVE_DIR.');
  await client.query('select pg_backup_start($1, true)', [`avsar ${now.toISOString()}`]);
  await copyFolder(server.data, copy);
  // Returns once the archive has every log part that the copy needs.
  await client.query("set statement_timeout = '60s'");
  const { rows: labels } = await client
    .query<{ labelfile: string }>('select labelfile from pg_backup_stop(true)')
    .catch(() => {
      throw new Error('The database could not put its log into ARCHIVE_DIR; what it says is in postgres.log.');
    });
  await writeFile(join(copy, LABEL), labels[0]?.labelfile ?? '', { mode: 0o600, flush: true });
};

/**
 * Copies the folder of the embedded database into the archive while the portal runs. Together with the log archived
 * from then on, it can restore everything up to a minute ago.
 *
 * @param adminUrl the superuser's
 * @returns the folder of the copy
 */
export async function writeBaseCopy({
  adminUrl,
  archiveDir,
  now,
}: {
  adminUrl: string;
  archiveDir: string;
  now: Date;
}): Promise<string> {
  const path = join(archiveDir, copyName(now));
  const aside = `${path}.part`;
  try {
    await withConnection(adminUrl, 'avsar-base-copy', (client) => copyWhile(client, { copy: aside, now }));
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    throw error;
  }
  await forgetOlder(archiveDir);
  return path;
}

/**
 * Restores the embedded database of an empty DATA_DIR from a copied folder and all of the log archived after it.
 *
 * @throws Error in a sentence when there is a database already, or the folder is no such copy
 */
export async function restoreBaseCopy({
  copy,
  dataDir,
  stop,
}: {
  copy: string;
  dataDir: string;
  stop?: AbortSignal;
}): Promise<void> {
  await firstPartOf(copy).catch(() => {
    throw new Error(`${copy} is no copy of a database: name a base-… folder of ARCHIVE_DIR.`);
  });
  const home = await findHome(dataDir, () => undefined);
  const taken = await readdir(home.data).catch(() => undefined);
  if (taken) throw new Error('There is a database already. Restore into a new DATA_DIR.');
  const archiveDir = dirname(copy);
  try {
    await copyFolder(copy, home.data, home);
    for (const name of [LABEL, 'recovery.signal']) {
      const text = name === LABEL ? await readFile(join(copy, LABEL), 'utf8') : '';
      await writeFile(join(home.data, name), text, { mode: 0o600 });
      if (home.user) await chown(join(home.data, name), home.user.uid, home.user.gid);
    }
    const settings = recoverySettings(archiveDir);
    const server = await startEmbeddedDatabase({
      dataDir,
      archiveDir,
      settings,
      log: () => undefined,
      ...(stop && { stop }),
    });
    await server.stop();
  } catch (error) {
    await rm(home.data, { recursive: true, force: true });
    throw error;
  }
}
