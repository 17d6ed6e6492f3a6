import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { chmod, mkdir, readFile, realpath, rename, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Home, SystemUser } from './embedded-home.ts';
import { findPostmaster, stopPostmaster } from './embedded-server.ts';

const run = promisify(execFile);

const OUTSIDE = '/var/lib/avsar';

const readText = (path: string): Promise<string | undefined> =>
  readFile(path, 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  );

const ownerOf = async (path: string): Promise<SystemUser | undefined> => {
  try {
    const { uid, gid } = await stat(path);
    return { uid, gid };
  } catch {
    return undefined;
  }
};

/** PostgreSQL requires a user with a name. */
const unprivilegedUser = async (): Promise<SystemUser> => {
  const accounts = (await readText('/etc/passwd'))?.split('\n').map((line) => line.split(':')) ?? [];
  for (const wanted of ['postgres', 'nobody']) {
    const found = accounts.find(([name]) => name === wanted);
    if (found) return { uid: Number(found[2]), gid: Number(found[3]) };
  }
  throw new Error(
    'PostgreSQL does not run as root, and this system has neither a user "postgres" nor "nobody". Start the portal as an ordinary user, or name a server in DATABASE_URL.',
  );
};

const mayEnter = (folder: string, user: SystemUser): Promise<boolean> =>
  run('/usr/bin/env', ['test', '-x', folder], { ...user, cwd: '/' }).then(
    () => true,
    () => false,
  );

/**
 * Only root can write to the base, the database's user may only traverse it: that user cannot replace what root runs or
 * reads there.
 */
const makeBase = async (base: string): Promise<void> => {
  await mkdir(base, { recursive: true });
  await chmod(base, 0o711);
};

const homeIn = (base: string, user: SystemUser): Home => ({ base, data: join(base, 'data'), user });

const findHomeAsRoot = async (dataDir: string, log: (sentence: string) => void): Promise<Home> => {
  const inside = join(dataDir, 'postgres');
  const settled = await ownerOf(join(inside, 'data', 'PG_VERSION'));
  if (settled) {
    if (await mayEnter(inside, settled)) return homeIn(inside, settled);
    throw new Error(
      `The database in ${inside} belongs to user id ${settled.uid}, who cannot reach it any more. Let others pass through the folders above it (chmod o+x).`,
    );
  }

  // A matching id in both folders ties an outside database to this folder: if the folder was deleted and recreated, the
  // outside database is not its own.
  const outside = join(OUTSIDE, createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
  const mark = join(inside, 'elsewhere');
  const own = await readText(mark);
  const there = await readText(join(outside, 'instance'));
  const outsideOwner = await ownerOf(join(outside, 'data'));
  if (own !== undefined && own === there && outsideOwner) return homeIn(outside, outsideOwner);

  const user = await unprivilegedUser();
  await makeBase(inside);
  if (own === undefined && (await mayEnter(inside, user))) return homeIn(inside, user);

  if (own !== undefined && own !== there)
    log(`The database that belonged to ${dataDir} is not in ${outside} any more; an empty one is made.`);
  if (there !== undefined && own !== there) {
    const aside = `${outside}-${there.slice(0, 8)}`;
    const left = homeIn(outside, user);
    const running = await findPostmaster(left);
    if (running) await stopPostmaster(left, running);
    await rename(outside, aside);
    log(`A database of an earlier folder ${dataDir} was found; it is kept in ${aside}.`);
  }
  await makeBase(OUTSIDE);
  await makeBase(outside);
  const instance = own !== undefined && own === there ? own : randomUUID();
  await writeFile(join(outside, 'instance'), instance, { mode: 0o600 });
  await writeFile(mark, instance, { mode: 0o600 });
  return homeIn(outside, user);
};

/**
 * Returns the home under the data folder, or outside of it when running as root and the database's user cannot reach
 * that folder.
 */
export const findHome = async (dataDir: string, log: (sentence: string) => void): Promise<Home> => {
  const isRoot = process.getuid?.() === 0;
  await mkdir(dataDir, { recursive: true, mode: isRoot ? 0o711 : 0o755 });
  const folder = await realpath(resolve(dataDir));
  if (isRoot) return findHomeAsRoot(folder, log);

  const base = join(folder, 'postgres');
  await mkdir(base, { recursive: true, mode: 0o700 });
  const data = join(base, 'data');
  const owner = await ownerOf(base);
  if (owner && owner.uid !== process.getuid?.()) {
    throw new Error(
      `The database in ${base} belongs to another user (id ${owner.uid}). Start the portal as that user, or choose another DATA_DIR.`,
    );
  }
  return { base, data };
};
