import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { PACKAGE_ROOT } from '#server/package-root.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Creates a separate package with the start command, without any build tool. */
const newPackage = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'avsar-start-'));
  folders.push(folder);
  const server = ['package-root.ts', 'database/start-lock.ts'].map((path) => `src/server/${path}`);
  for (const path of ['package.json', 'scripts', 'src/contract/languages.ts', ...server])
    cpSync(join(PACKAGE_ROOT, path), join(folder, path), { recursive: true });
  mkdirSync(join(folder, 'public'));
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  return folder;
};

/** Adds a build tool that creates a server which reports that it runs. */
const addBuildTool = (folder: string): void => {
  const tool = join(folder, 'node_modules/react-router.mjs');
  const server = "console.log('The server runs.'); process.exit(0);";
  writeFileSync(
    tool,
    `import { mkdirSync, writeFileSync } from 'node:fs';
    for (const part of ['client', 'server']) mkdirSync('build/' + part, { recursive: true });
    writeFileSync('build/client/languages.txt', process.env.LANGUAGES ?? '');
    writeFileSync('build/server/main.js', ${JSON.stringify(server)});`,
  );
  symlinkSync(tool, join(folder, 'node_modules/.bin/react-router'));
};

const start = (folder: string) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

test('the first start says that it builds, and the next one, with nothing to build, does not', () => {
  const folder = newPackage();
  addBuildTool(folder);
  expect(start(folder)).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^Building pages and server …\nBuilt in \d+ s\.\nThe server runs\.\n$/),
    stderr: '',
  });
  expect(start(folder)).toEqual({ status: 0, stdout: 'The server runs.\n', stderr: '' });
});

test('a start without a build and without the tools for one says in one sentence what to run', () => {
  expect(start(newPackage())).toEqual({
    status: 2,
    stdout: '',
    stderr:
      'The portal is not built, and the tools to build it are not installed: run "npm ci && npm run build", then start again.\n',
  });
});

test('a start in a language that there is none of says which there are', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/start.ts'], {
    cwd: newPackage(),
    encoding: 'utf8',
    env: { ...process.env, LANGUAGES: 'en,fr' },
  });
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: 'LANGUAGES names "fr". The languages are en, hi, ta.\n',
  });
});

test('a start with the languages that are named builds those', () => {
  const folder = newPackage();
  addBuildTool(folder);
  const builds = (languages: string) => {
    const { stdout } = spawnSync(process.execPath, ['scripts/start.ts'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, LANGUAGES: languages },
    });
    const languagesOfBuild = readFileSync(join(folder, 'build/client/languages.txt'), 'utf8');
    return { built: stdout.includes('Built'), languagesOfBuild };
  };
  expect(builds('en,hi')).toEqual({ built: true, languagesOfBuild: 'en,hi' });
  expect(builds('en,hi,ta')).toEqual({ built: true, languagesOfBuild: 'en,hi,ta' });
  expect(builds('en,hi,ta')).toEqual({ built: false, languagesOfBuild: 'en,hi,ta' });
});

test('a start with the build of other sources and without the tools for one says so', () => {
  const folder = newPackage();
  addBuildTool(folder);
  start(folder);
  rmSync(join(folder, 'node_modules/.bin/react-router'));
  writeFileSync(join(folder, 'public/new.txt'), 'new');
  expect(start(folder)).toEqual({
    status: 2,
    stdout: '',
    stderr:
      'The build is not from these sources, and the tools to build it are not installed: run "npm ci && npm run build", then start again.\n',
  });
});
