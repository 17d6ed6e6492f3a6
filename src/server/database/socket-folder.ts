import { chown, lstat, mkdir, mkdtemp, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Home } from './embedded-home.ts';

/** No TCP port is opened; the number is only part of the socket's name. */
export const PORT = 5432;

/** The limit for a Unix socket's path is 107 bytes, on macOS 103. */
const LONGEST_SOCKET_PATH = 100;

/** A folder that another user could have created is not trusted. */
export const isPrivate = async (folder: string, { user }: Home): Promise<boolean> => {
  try {
    const found = await lstat(folder);
    return found.isDirectory() && found.uid === (user?.uid ?? process.getuid?.()) && (found.mode & 0o077) === 0;
  } catch {
    return false;
  }
};

/** Makes a folder that only the database's user can access. */
export const makeOwn = async (folder: string, { user }: Home): Promise<string> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (user) await chown(folder, user.uid, user.gid);
  return folder;
};

/** Uses the home if its path is short enough, otherwise a new folder with an unpredictable name. */
export const makeSocketDir = async (home: Home): Promise<string> => {
  const near = join(home.base, 'run');
  if (Buffer.byteLength(join(near, `.s.PGSQL.${PORT}`)) <= LONGEST_SOCKET_PATH) return makeOwn(near, home);
  const temporary = home.user || tmpdir().length > 60 ? '/tmp' : tmpdir();
  return makeOwn(await mkdtemp(join(temporary, 'avsar-')), home);
};

/** Removes an unused socket, and with it a temporary folder that is otherwise empty. */
export const removeSocketDir = async (folder: string): Promise<void> => {
  for (const name of [`.s.PGSQL.${PORT}`, `.s.PGSQL.${PORT}.lock`]) await rm(join(folder, name), { force: true });
  if (basename(folder).startsWith('avsar-')) await rmdir(folder).catch(() => undefined);
};
