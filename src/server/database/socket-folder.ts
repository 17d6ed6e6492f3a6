import { chown, lstat, mkdir, mkdtemp, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Home } from './embedded-home.ts';

/** No TCP port is opened: the number only names the socket. */
export const PORT = 5432;

/** A Unix socket's path ends at 107 bytes, at 103 on macOS. */
const LONGEST_SOCKET_PATH = 100;

/** A folder that somebody else could have made is not believed. */
export const isPrivate = async (folder: string, { user }: Home): Promise<boolean> => {
  try {
    const found = await lstat(folder);
    return found.isDirectory() && found.uid === (user?.uid ?? process.getuid?.()) && (found.mode & 0o077) === 0;
  } catch {
    return false;
  }
};

/** A folder for the database's user alone. */
export const makeOwn = async (folder: string, { user }: Home): Promise<string> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (user) await chown(folder, user.uid, user.gid);
  return folder;
};

/** In the home when that is short enough, else a fresh folder with a name that nobody could have taken before. */
export const makeSocketDir = async (home: Home): Promise<string> => {
  const near = join(home.base, 'run');
  if (Buffer.byteLength(join(near, `.s.PGSQL.${PORT}`)) <= LONGEST_SOCKET_PATH) return makeOwn(near, home);
  const temporary = home.user || tmpdir().length > 60 ? '/tmp' : tmpdir();
  return makeOwn(await mkdtemp(join(temporary, 'avsar-')), home);
};

/** Removes the socket that nobody listens on any more, and a temporary folder with it when nothing else is in there. */
export const removeSocketDir = async (folder: string): Promise<void> => {
  for (const name of [`.s.PGSQL.${PORT}`, `.s.PGSQL.${PORT}.lock`]) await rm(join(folder, name), { force: true });
  if (basename(folder).startsWith('avsar-')) await rmdir(folder).catch(() => undefined);
};
