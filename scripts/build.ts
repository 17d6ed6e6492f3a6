import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { access, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Language } from '#contract/languages.ts';
import { withStartLock } from '#server/database/start-lock.ts';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { languagesToBuild, UnusableSetting } from './built-languages.ts';
import { packAssets } from './pack-assets.ts';

const BUILD = join(PACKAGE_ROOT, 'build');
const STAMP = join(BUILD, 'stamp');
const LOCK_FOLDER = join(PACKAGE_ROOT, '.react-router');
const BUILD_TOOL = join(PACKAGE_ROOT, 'node_modules/.bin/react-router');
const FOLDERS = ['src', 'public', 'scripts/vite'];
const FILES = [
  'vite.config.ts',
  'scripts/built-languages.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

const sourcesOf = async (): Promise<string[]> => {
  const found = await Promise.all(
    FOLDERS.map((folder) => readdir(join(PACKAGE_ROOT, folder), { recursive: true, withFileTypes: true })),
  );
  const paths = found.flat().flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []));
  const built = paths.filter((path) => !path.endsWith('.test.ts') && !path.endsWith('.test.tsx'));
  return [...built.sort(), ...FILES.map((name) => join(PACKAGE_ROOT, name))];
};

/** Hashes content, not times: a fresh checkout has new times and old content. */
const hashOfSources = async (languages: readonly Language[]): Promise<string> => {
  const hash = createHash('sha256').update(process.version).update(languages.join());
  for (const path of await sourcesOf()) {
    hash.update(`\0${relative(PACKAGE_ROOT, path)}\0`);
    hash.update(await readFile(path).catch(() => ''));
  }
  return hash.digest('hex');
};

const runBuild = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BUILD_TOOL, 'build'], {
      cwd: PACKAGE_ROOT,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
      });
    }
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The build failed:\n${printed}`))));
  });

/** An install without development packages can run a build, but not make one. */
export class NoBuildTools extends Error {}

const assertTools = (): void => {
  if (existsSync(BUILD_TOOL)) return;
  const found = existsSync(STAMP) ? 'The build is not from these sources' : 'The portal is not built';
  throw new NoBuildTools(
    `${found}, and the tools to build it are not installed: run "npm ci && npm run build", then start again.`,
  );
};

const assertWritable = async (): Promise<void> => {
  try {
    await mkdir(BUILD, { recursive: true });
    for (const folder of [BUILD, join(BUILD, 'client'), join(BUILD, 'server')]) {
      await access(folder, constants.W_OK).catch((error: unknown) => {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
      });
    }
  } catch {
    throw new Error(
      `The portal must be built, but this user cannot write to ${BUILD}. Run "npm run build" as the owner of that folder, then start again.`,
    );
  }
};

/** Builds pages and server into `build/`, unless what is there was built from the same sources. */
export async function buildPortal({
  always = false,
  report = () => {},
}: {
  always?: boolean;
  /** Called when a build begins, and again with how long it took. */
  report?: (line: string) => void;
} = {}): Promise<void> {
  const isCurrent = async (hash: string): Promise<boolean> => (await readFile(STAMP, 'utf8').catch(() => '')) === hash;
  const languages = languagesToBuild();
  const hash = await hashOfSources(languages);
  if (!always && (await isCurrent(hash))) return;
  assertTools();
  await assertWritable();
  await mkdir(LOCK_FOLDER, { recursive: true });
  // Two processes that start at the same time must not build into the same folder. A build empties that folder, so the
  // lock lies outside.
  await withStartLock(join(LOCK_FOLDER, 'build.lock'), async () => {
    if (!always && (await isCurrent(hash))) return;
    const began = performance.now();
    report('Building pages and server …');
    await rm(STAMP, { force: true });
    await runBuild();
    await packAssets(join(BUILD, 'client'));
    await writeFile(STAMP, hash);
    report(`Built in ${Math.round((performance.now() - began) / 1000)} s.`);
  });
}

if (import.meta.main) {
  await buildPortal({ always: true, report: console.log }).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = error instanceof NoBuildTools || error instanceof UnusableSetting ? 2 : 1;
  });
}
